import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Writes every asset also as .br and .gz, so that a hall full of phones costs the server no compression. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const file of readdirSync(join(dir, "assets"))) {
        if (!/\.(js|css|svg)$/.test(file)) continue;
        const path = join(dir, "assets", file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
