/** The page's first lines: whatever its address will need is sent for at once, side by side. */
import { pageAt } from "./app/address";
import { tokenFor } from "./app/known-tables";
import { pages } from "./app/pages";
import "./app.css";
import { firstLanguage } from "./language/first";
import { dressAhead } from "./match/dressing";
import { openAhead } from "./match/line";

const page = pageAt(new URL(location.href));
if (page.name === "table" && tokenFor(page.table, location.hash) !== null) {
  dressAhead(page.table, firstLanguage());
  openAhead(page.table);
}
// What does not come is asked for again by who needs it, and the failure told there.
if (page.name !== "unknown") pages[page.name]().catch(() => undefined);
void import("./start");
