const texts = {
  title: 'For developers',
  lead: 'Carbon footprints for your own software: getting started, API reference and message log.',
  integrations: 'Integrations',
  copy: 'Copy',
  copied: 'Copied',
  tabs: {
    start: 'Getting started',
    keys: 'Keys',
    reference: 'Reference',
    webhooks: 'Webhooks',
    assistants: 'Assistants',
  },
  start: {
    key: {
      title: 'Create a key',
      lead: 'Each program gets its own integration with its own key. An admin creates it; the key is shown only once.',
      open: 'Go to integrations',
    },
    call: {
      title: 'Make a first call',
      lead: 'Put the key into PLATEPRINT_KEY and send a recipe as you would write it. Nothing is stored.',
      ready: 'Paste this into a terminal, or send it from here. The key is already in it, and nothing is stored.',
      try: 'Try it here',
    },
    figures: {
      title: 'Understand the values',
      method: 'How it is calculated, with all sources',
      co2: 'Grams of CO₂ equivalents: for all portions together, and per portion.',
      range: 'The value is an estimate: the true value most likely lies between low and high.',
      boundary: 'From farm to kitchen door. Cooking, serving and waste are not included.',
      coverage:
        'Whether every line is counted. If not, the values cover only a part, and coverage gives its share of the known weight; lines without a weight show only in complete.',
      unknown: 'Unknown. It does not mean zero: do not include it in a sum.',
      level: 'Level of 400 g of the dish: from very_low (A) to very_high (E).',
    },
  },
  rules: {
    title: 'Good to know',
    limits: {
      name: 'Rate limits',
      means:
        'RateLimit-Limit, -Remaining and -Reset tell you how many calls are left and for how many seconds. After a 429, wait as long as Retry-After says.',
    },
    once: {
      name: 'Idempotency: sent twice, done once',
      means: 'Give a call your own Idempotency-Key: if you send it again, you get the first answer and nothing more happens.',
    },
    problems: {
      name: 'Errors',
      means: 'Each has a status, a code that never changes and the fields concerned, as problem details (RFC 9457).',
    },
    pages: {
      name: 'Long lists',
      means: 'Lists return items and next. As long as next is not null, call again with it as cursor.',
    },
  },
  keys: {
    lead: 'Which programs have access. Create, rename and revoke keys on the Integrations page.',
    manage: 'Manage integrations',
  },
  reference: {
    calls: 'API calls',
    search: 'Search calls',
    notFound: 'No call contains “{words}”.',
    back: 'All calls',
    document: 'Full OpenAPI 3.1 document',
    changes: 'Changes data',
    parameters: 'Parameters',
    body: 'Request body',
    answer: 'Response',
    example: 'Example',
    errors: 'Errors',
    problem: 'An error returns a code, the fields concerned and a request ID that helps us find it.',
  },
  schema: {
    required: 'required',
    nothing: 'No fields.',
    inside: '{count, plural, one {# field} other {# fields}} in {name}',
    values: '{count, plural, one {# value} other {# values}}',
    listOf: 'list of {types}',
    types: {
      text: 'text',
      number: 'number',
      integer: 'whole number',
      boolean: 'true or false',
      object: 'object',
      list: 'list',
      any: 'any',
    },
    limits: {
      least: 'at least {value}',
      most: 'at most {value}',
      leastLength: 'at least {count, plural, one {# character} other {# characters}}',
      mostLength: 'at most {value} characters',
      leastItems: 'at least {count, plural, one {# entry} other {# entries}}',
      mostItems: 'at most {value} entries',
      default: '{value} if omitted',
    },
  },
  try: {
    title: 'Try it',
    ways: 'Request format',
    way: 'Send',
    key: 'Key',
    keyHint: 'It is sent with your call and not stored: it is forgotten when you leave this page.',
    keyMissing: 'Enter the key of an integration.',
    parameterMissing: 'The address needs this value.',
    body: 'Request body (JSON)',
    bodyBroken: 'This is not valid JSON yet.',
    send: 'Send call',
    changes: 'This call changes your organisation’s data.',
    askTitle: 'Send a call that changes data?',
    askLead: 'This is a real call to this installation: it changes data for everyone in your organisation.',
    askConfirm: 'Send anyway',
    took: '{time} ms',
    answer: 'Response',
  },
  webhooks: {
    lead: 'Give us an address and we notify it when a report is completed, a recipe changes or names need matching.',
    manage: 'You’ll find the addresses under each integration.',
    verify: 'Verify that a message is from us',
    verifyLead:
      'Every message is signed according to Standard Webhooks with the signing secret you were shown once. Verify it before you read it, and answer with 200 within ten seconds.',
    retries:
      'Failed messages are sent again after 5 seconds, 1, 5 and 30 minutes, and 2, 8 and 24 hours. A message may arrive twice: its webhook-id stays the same. An address that fails for five days is switched off.',
  },
  log: {
    title: 'Message log',
    list: 'message',
    all: 'All',
    state: 'Status',
    states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    address: 'Address',
    event: 'Message',
    answer: 'Response',
    attempts: 'Attempts',
    when: 'When',
    again: 'Next try {moment}',
    last: 'Last attempt',
    next: 'Next attempt',
    id: 'Message ID',
    message: 'Message',
    repeat: 'Send again',
    refresh: 'Refresh',
    emptyTitle: 'No messages yet',
    empty: 'Messages of the last 30 days with their delivery status.',
    noneTitle: 'No messages found',
    none: 'No message from the last 30 days matches this filter.',
  },
  assistants: {
    lead: 'Assistants that speak the Model Context Protocol can use an integration’s key to ask for footprints, recipes, menus and reports. They can only read, not change anything.',
    address: 'Address',
    configuration: 'Configuration',
    configurationLead: 'Copy this into your assistant’s settings and replace pp_… with your key.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'integrations/developer': typeof texts;
  }
}
