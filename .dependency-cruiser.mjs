/** Import boundaries (docs/decisions/0001-folders-by-domain.md). tests/imports checks `.astro` files. */
const tests = '\\.test\\.ts$';

const layers = {
  'src/lib': [],
  'src/domain': ['src/lib'],
  'src/components': ['src/domain', 'src/lib', 'src/styles'],
  'src/site': ['src/components', 'src/domain', 'src/lib', 'src/styles'],
  'src/dashboard': ['src/components', 'src/domain', 'src/lib', 'src/styles'],
  'src/layouts': ['src/site', 'src/dashboard', 'src/components', 'src/domain', 'src/lib', 'src/styles'],
  'src/pages': [
    'src/layouts',
    'src/site',
    'src/dashboard',
    'src/components',
    'src/domain',
    'src/lib',
    'src/styles',
  ],
  'netlify/core': ['src/domain', 'src/lib'],
  'netlify/api': ['netlify/core', 'src/domain', 'src/lib'],
  'netlify/functions': ['netlify/api', 'netlify/core'],
  'netlify/ops': ['netlify/core', 'src/integrations', 'src/domain', 'src/lib'],
  'netlify/local': [
    'netlify/ops',
    'netlify/functions',
    'netlify/core',
    'src/integrations',
    'src/domain',
    'src/lib',
  ],
};

const exceptions = [
  // Without an address, a backup is of this machine’s own site, so it imports netlify/local.
  '^netlify/ops/backup/site-parts\\.ts$',
];

/** Forbids imports of layers that are not listed. Code in src may import server types. */
function layer([from, allowed]) {
  const others = (root) => ({
    path: `^${root}/`,
    pathNot: [from, ...allowed].map((folder) => `^${folder}/`),
  });
  const rule = { name: `imports-of-${from.replace('/', '-')}`, severity: 'error' };
  const importers = { path: `^${from}/`, pathNot: [tests, ...exceptions] };
  return [
    { ...rule, from: importers, to: others('src') },
    {
      ...rule,
      from: importers,
      to: { ...others('netlify'), ...(from.startsWith('src/') && { dependencyTypesNot: ['type-only'] }) },
    },
  ];
}

/** Lets a domain import only earlier ones or its own bracket. Types and tables are exempt. */
function inOrder(root, order) {
  const inside = (domains) => `^${root}/(${domains.flat().join('|')})/`;
  const from = (path) => ({ path, pathNot: tests });
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

const domains = [
  ...['audit', 'calendar', 'find', 'mail', 'sms', 'notification', 'overview', 'studio', 'payment'],
  ...['report', 'shelf', 'paper', 'island', 'availability', 'discount', 'resource', 'task'],
  // Price tables fill the cart, and the cart reads prices; anything that refers to a price comes later.
  ['catalogue', 'cart'],
  ...['dance', 'enrolment', 'application', 'newsletter', 'about', 'faq', 'gallery', 'insight'],
  ...[
    'internship',
    'preview',
    'policy',
    'message',
    'quote',
    'chat',
    'offline',
    'booking',
    'waiting-list',
    'ebm',
    'conversation',
    'client',
    'occasion',
    'search',
    'home',
    'account',
  ],
];

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
    ...Object.entries(layers).flatMap(layer),
    ...inOrder('src/domain', domains),
    ...inOrder('src/site', domains),
    ...inOrder('netlify/core', [
      ...['request', 'job', 'backup', 'abuse', 'audit', 'lists', 'files', 'picture', 'setting', 'shelf'],
      ...[
        'gallery',
        'notification',
        // The outbox leaves by email and text.
        ['outbox', 'mail', 'sms'],
        'catalogue',
        'island',
        'availability',
        'discount',
      ],
      // A booking requests its payment and lists its papers, a payment confirms it, and EBM reports both.
      ['booking', 'payment', 'paper', 'ebm', 'resource', 'task', 'waiting-list'],
      ...[
        'internship',
        'studio',
        'site-build',
        'application',
        'enrolment',
        'message',
        'newsletter',
        'conversation',
        'client',
        'calendar',
        'find',
        'report',
        'overview',
      ],
      // An account shows, exports and erases its owner's data in all other domains.
      ...['account', 'health', 'retention'],
    ]),
    {
      name: 'only-pages-of-the-dashboard-show-it',
      severity: 'error',
      from: { path: '^src/(layouts|pages)/', pathNot: '^src/(layouts|pages)/dashboard/' },
      to: { path: '^src/dashboard/' },
    },
    {
      name: 'domain-holds-rules-only',
      comment:
        'Rules run in the browser, on the server and in tests: no UI, no state and nothing of Node in them.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: {
        path: [
          '\\.(tsx|astro|css)$',
          'node_modules/(react|react-dom|nanostores|@nanostores|@tanstack|react-aria-components)/',
        ],
      },
    },
    {
      name: 'browser-code-takes-nothing-of-node',
      severity: 'error',
      from: { path: '^src/(domain|site|dashboard|components|lib)/', pathNot: [tests, '\\.astro$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'islands-belong-to-their-domain',
      comment:
        'Compose islands in a page; import the rules of another domain, or share UI in src/components.',
      severity: 'error',
      from: { path: '^src/site/([^/]+)/' },
      to: { path: '^src/site/[^/]+/.*\\.tsx$', pathNot: '^src/site/$1/' },
    },
    {
      name: 'core-runs-without-http',
      comment: 'Use cases do not know how they are called.',
      severity: 'error',
      from: { path: '^netlify/core/', pathNot: tests },
      to: { path: 'node_modules/hono/' },
    },
    {
      name: 'what-is-deployed-starts-no-commands',
      comment: 'Nothing that someone sends can become a command of the system, or code.',
      severity: 'error',
      from: { path: '^netlify/(api|core|functions)/', pathNot: tests },
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
