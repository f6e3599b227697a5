/** What the plugin in this folder tells the pages. */
declare module "virtual:decks" {
  /** The folder of each design's files, e.g. "/assets/decks/napoletane-3f2a91c04d/". */
  export const folders: Readonly<Record<string, string>>;
}
