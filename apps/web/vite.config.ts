import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Words that every public page needs travel as one file per language; an organizer's words come when asked for. */
const publicWords = /\/i18n\/locales\/(pt|en|es)\/(common|enums|errors|home|events)\.json$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  json: { stringify: true, namedExports: false },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, target: "node20" }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { test: publicWords, name: (id: string) => `words-${publicWords.exec(id)?.[1]}` },
              ],
            },
          },
        },
      },
  // Bundled in, so that starting the server does not read thousands of icon files.
  ssr: { noExternal: command === "build" ? [/^@tabler\//] : [] },
}));
