/**
 * Puts a brotli copy beside every text file of the build: the server hands it out as it is, nothing is squeezed twice.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const squeeze = promisify(brotliCompress);
const text = /\.(js|css|svg)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** @returns {import("vite").Plugin} */
export function compressed() {
  return {
    name: "settebello-compressed",
    apply: "build",
    async writeBundle({ dir }) {
      const folder = join(dir, "assets");
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => text.test(name)).map((name) => join(folder, name));
      await Promise.all(
        files.map(async (file) => writeFile(`${file}.br`, await squeeze(await readFile(file), { params }))),
      );
    },
  };
}
