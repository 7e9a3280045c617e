const test = "\\.test\\.tsx?$|/test/";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-test-code-in-production",
      severity: "error",
      from: { pathNot: `${test}|^e2e/|^bench/|^vitest\\.config` },
      to: { path: test },
    },
    {
      name: "domain-is-pure",
      comment:
        "Domain packages import nothing outside themselves: no library, no clock, no database.",
      severity: "error",
      from: { path: "^packages/(brackets|scheduling|scoring)/", pathNot: test },
      to: { pathNot: "^packages/$1/" },
    },
    {
      name: "contract-knows-only-domain-zod-and-documents",
      severity: "error",
      from: { path: "^packages/contract/", pathNot: test },
      to: {
        pathNot:
          "^packages/(contract|brackets|scheduling|scoring)/|node_modules/(zod|@brazilian-utils)/",
      },
    },
    {
      name: "packages-do-not-know-apps",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-do-not-know-each-other",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "api-features-meet-at-the-service",
      comment: "Another feature is used through its service, where its permissions are checked.",
      severity: "error",
      from: { path: "^apps/api/src/features/([^/]+)/" },
      to: {
        path: "^apps/api/src/features/",
        pathNot: "^apps/api/src/features/$1/|\\.service\\.ts$",
      },
    },
    {
      name: "sql-lives-in-queries",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot: `^apps/api/src/(db/|audit\\.ts|main\\.ts)|\\.queries\\.ts$|${test}`,
      },
      to: {
        path: "node_modules/drizzle-orm|^apps/api/src/db/tables/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "fastify-stays-at-the-door",
      severity: "error",
      from: {
        path: "^apps/api/src/",
        pathNot: `^apps/api/src/(http/|app\\.ts|main\\.ts)|\\.routes\\.ts$|${test}`,
      },
      to: { path: "node_modules/@?fastify" },
    },
    {
      name: "web-features-do-not-know-each-other",
      comment: "A page puts features together.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/", pathNot: test },
      to: { path: "^apps/web/src/(features|pages)/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-shared-code-knows-no-feature",
      severity: "error",
      from: { path: "^apps/web/src/(components|lib|i18n)/", pathNot: test },
      to: { path: "^apps/web/src/(features|pages)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
