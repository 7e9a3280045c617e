import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

/**
 * What every page needs comes in one file, what most pages share in a second: a phone in a full hall fetches few
 * files. Everything else stays with the page that uses it.
 */
const chunks = [
  {
    name: "base",
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query)|i18next|react-i18next|zod)\/|packages\/contract\//,
    priority: 2,
  },
  {
    name: "common",
    test: /node_modules|apps\/web\/src\/(components|lib|i18n)\//,
    minShareCount: 8,
    priority: 1,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  json: { stringify: true, namedExports: false },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, target: "node20" }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        // One style sheet in the head: no page from the server is ever seen without its styles.
        cssCodeSplit: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
  // Bundled in, so that starting the server does not read thousands of icon files.
  ssr: { noExternal: command === "build" ? [/^@tabler\//] : [] },
}));
