/** Who may know whom. The reasons stand in docs/decisions/0001-the-house.md. `.astro` files keep to it by tests/imports. */
const island = '\\.tsx$';

/**
 * Folders of domains know only those before them, so no cycle can come about between them, however many files it takes.
 * Those in one pair of brackets know each other. Types are free, and so are tables: they refer to one another.
 */
function inOrder(root, order) {
  const inside = (domains) => `^${root}/(${domains.flat().join('|')})/`;
  const from = (path) => ({ path, pathNot: '\\.test\\.ts$' });
  return [
    ...order.slice(0, -1).map((domain, position) => ({
      name: 'no-cycles-of-folders',
      comment: 'Move what is shared to the earlier of the two domains, or below both.',
      severity: 'error',
      from: from(inside([domain])),
      to: {
        path: inside(order.slice(position + 1)),
        pathNot: '\\.table\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'every-domain-has-its-place',
      comment: 'Name the new folder in the order, behind those that it needs.',
      severity: 'error',
      from: from(`^${root}/`),
      to: { path: `^${root}/[^/]+/`, pathNot: inside(order) },
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files have one reason to change: join them, or move what they share.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...inOrder('netlify/core', [
      ...[
        'request',
        'job',
        'backup',
        'abuse',
        'audit',
        'lists',
        'files',
        'picture',
        'setting',
        'shelf',
        'gallery',
        'notification',
        'mail',
        'catalogue',
        'island',
        'availability',
        'discount',
      ],
      // A booking asks for its payment, and a payment that arrives confirms its booking.
      ['booking', 'payment'],
      ...[
        'internship',
        'studio',
        'site-build',
        'application',
        'enrolment',
        'message',
        'newsletter',
        'calendar',
        'staff',
      ],
      // An account shows, hands out and erases what its owner has in all the others.
      ...['account', 'health', 'retention'],
    ]),
    ...inOrder('src/features', [
      ...['shelf', 'studio', 'island', 'availability', 'discount'],
      // A price table fills the cart, and the cart reads the prices. Whatever names a price comes after them.
      ['catalogue', 'cart'],
      ...['dance', 'enrolment', 'application', 'newsletter', 'about', 'faq', 'gallery', 'home', 'insight'],
      ...['internship', 'policy', 'message', 'quote', 'chat', 'search', 'offline', 'payment', 'booking'],
      // A preview writes drafts of every kind into public pages.
      'preview',
      ...['account', 'staff'],
    ]),
    {
      name: 'src-knows-the-server-by-type-only',
      comment: 'Browser code may use the type of the API, never its code.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^netlify/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-pages-or-functions',
      comment: 'Pages and functions are entry points: move what is shared below them.',
      severity: 'error',
      from: { pathNot: ['^tests/', '^netlify/local/', '\\.test\\.ts$'] },
      to: { path: ['^src/pages/', '^netlify/functions/'] },
    },
    {
      name: 'lib-knows-nobody',
      comment: 'src/lib serves every feature, so it knows none (the API client knows the API by type).',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^(src/(features|components|layouts|pages)|netlify)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-are-below-the-pages',
      severity: 'error',
      from: { path: '^src/(features|components)/' },
      to: { path: '^src/(layouts|pages)/' },
    },
    {
      name: 'features-share-rules-not-islands',
      comment: "Another feature's island is its own business; import its rules, or compose in a page.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      // A dashboard's settings are those of the account, with the studio's beside them.
      to: {
        path: `^src/features/[^/]+/.*${island}`,
        pathNot: ['^src/features/$1/', '^src/features/account/settings/Settings\\.tsx$'],
      },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Rules run in the browser, on the server and in tests: nothing of Node in them.',
      severity: 'error',
      from: { path: '^src/(features|lib)/', pathNot: '\\.(test\\.ts|astro)$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-runs-without-http',
      comment: 'Use cases do not know how they are called.',
      severity: 'error',
      from: { path: '^netlify/core/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^netlify/(api|functions)/', 'node_modules/hono/'] },
    },
    {
      name: 'core-knows-rules-only',
      severity: 'error',
      from: { path: '^netlify/core/', pathNot: '\\.test\\.ts$' },
      to: { path: [`^src/features/.*${island}`, '^src/(pages|layouts|components)/'] },
    },
    {
      name: 'functions-enter-by-the-api-or-core',
      severity: 'error',
      from: { path: '^netlify/functions/' },
      to: { path: '^(src|netlify/local)/' },
    },
    {
      name: 'the-local-platform-is-never-deployed',
      comment: 'netlify/local stands in for the platform on one machine.',
      severity: 'error',
      from: { path: '^(src|netlify/(api|core|functions))/', pathNot: '\\.test\\.ts$' },
      to: { path: '^netlify/local/' },
    },
    {
      name: 'what-is-deployed-starts-no-commands',
      comment: 'Nothing that someone sends can become a command of the system, or code.',
      severity: 'error',
      from: { path: '^netlify/(api|core|functions)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(node:)?(child_process|cluster|repl|vm)$' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.astro'],
    },
  },
};
