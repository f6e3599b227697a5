/** A template's settings in plain words. */
import * as m from "../paraglide/messages.js";

const labels: Readonly<Record<string, () => string>> = {
  "options.length": m.setting_length,
  "options.groups": m.setting_groups,
  "options.advance": m.setting_advance,
  "options.legs": m.setting_legs,
  "options.third_place": m.setting_third_place,
  "options.consolation": m.setting_consolation,
  "options.clubs": m.setting_clubs,
  "options.rematches": m.setting_rematches,
  "options.within": m.setting_within,
  scale: m.setting_scale,
  tie_breaks: m.setting_ties,
  "options.tie_breaks": m.setting_ties_group,
  "goals..target": m.setting_target,
  "goals.final.target": m.setting_target_final,
  "goals..deals": m.setting_deals,
};

const choices: Readonly<Record<string, () => string>> = {
  "clubs never": m.choice_clubs_never,
  "clubs rather_not": m.choice_clubs_rather_not,
  "clubs allowed": m.choice_clubs_allowed,
  "rematches never": m.choice_rematches_never,
  "rematches allowed": m.choice_rematches_allowed,
  "scale win-2-1-0": m.choice_scale_win2,
  "scale win-3-1-0": m.choice_scale_win3,
  "scale difference-of-10": m.choice_scale_ten,
  "scale match-points": m.choice_scale_points,
  "within fold": m.choice_within_fold,
  "within draw": m.choice_within_draw,
};

/** What a setting is called; null for one that stays as the template has it. */
export function settingLabel(key: string): string | null {
  return labels[key]?.() ?? null;
}

/** What a choice is called. */
export function choiceLabel(key: string, choice: string): string {
  return choices[`${key.split(".").at(-1) ?? ""} ${choice}`]?.() ?? choice;
}
