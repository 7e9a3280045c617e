import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

const libraries =
  "react|react-dom|scheduler|react-router|@tanstack/(query-core|react-query)|i18next|react-i18next|zod";

/** What visitors of an event need of the contract and of the calls; accounts and administration come with their pages. */
const publicContract =
  "auth|categories|divisions|draws|endpoint|errors|events|fights|ids|image-path|index|languages|list|live|mats|registrations|results|rich-text|site|site-texts|testimonials";
const publicFeatures = "brackets|event-detail|events|results|site|site-texts|testimonials";

/**
 * What every page needs comes in one file, what every page with a header needs in a second: a phone in a full hall
 * fetches few files. A group takes what its modules import along. Everything else stays with the page that uses it.
 */
const chunks = [
  {
    name: "base",
    test: new RegExp(
      `node_modules/(${libraries})/|packages/contract/src/(${publicContract})\\.ts|src/(paths|app)|preload-helper|` +
        `src/features/(${publicFeatures})/[^/]*\\.api\\.ts|` +
        "src/lib/(api|session|format|page-handle|error-message|query-client)|src/i18n/(i18n|use-|words\\.)",
    ),
    priority: 2,
  },
  {
    name: "shell",
    test: new RegExp(
      "src/pages/(shell|error-page|events-layout)|" +
        "src/components/(page-|query-view|empty-state|link-button|live-tag|pagination)",
    ),
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
