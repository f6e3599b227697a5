/** The page as an application: its code is kept for days without a network, and renewed only when somebody asks. */
import { registerSW } from "virtual:pwa-register";

/** Keeps the page's code; `onwaiting` is told when a newer one waits. The function returned takes it and starts anew. */
export function keepPage(onwaiting: () => void): () => void {
  const renew = registerSW({ immediate: true, onNeedRefresh: onwaiting });
  return () => void renew(true);
}
