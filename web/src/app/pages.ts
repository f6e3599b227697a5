/** The code of each page, which comes when the page is first asked for. */
export const pages = {
  home: () => import("../home/HomePage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
  table: () => import("../match/MatchPage.svelte"),
  house: () => import("../desk/HousePage.svelte"),
  desk: () => import("../desk/EventDesk.svelte"),
  event: () => import("../event/EventPage.svelte"),
  palio: () => import("../palio/PalioPage.svelte"),
  verify: () => import("../verify/VerifyPage.svelte"),
};
