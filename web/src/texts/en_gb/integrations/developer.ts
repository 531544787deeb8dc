const texts = {
  title: 'Developer page',
  lead: 'Footprints for your own programs: how to begin, every call, and what we sent you.',
  integrations: 'Integrations',
  copy: 'Copy',
  copied: 'Copied',
  tabs: {
    start: 'Start',
    keys: 'Keys',
    reference: 'Reference',
    webhooks: 'Webhooks',
    assistants: 'Assistants',
  },
  start: {
    key: {
      title: 'Make a key',
      lead: 'Each program has an integration with a key of its own. An administrator makes it; it is shown once.',
      open: 'To the integrations',
    },
    call: {
      title: 'Make a first call',
      lead: 'Put the key into PLATEPRINT_KEY and send a recipe as you would write it. Nothing of it is kept.',
      try: 'Try it here',
    },
    figures: {
      title: 'Read the figures',
      method: 'How it is calculated, with all sources',
      co2: 'Grams of CO₂ equivalents: of all portions together, and of one.',
      range: 'The figure is an estimate: the true one lies most likely between low and high.',
      boundary: 'From the farm to the kitchen door. Cooking, serving and waste are not in it.',
      coverage:
        'Whether every line counts. If not, the figures are those of a part, and coverage says how large its share of the known weight is; a line without a weight shows in complete alone.',
      unknown: 'Not known. It is never zero: do not add it up as if it were.',
      level: 'How 400 g of the dish compare: from very_low, label A, to very_high, label E.',
    },
  },
  rules: {
    title: 'Good to know',
    limits: {
      name: 'Limits',
      means:
        'RateLimit-Limit, -Remaining and -Reset say how many calls are left, and for how many seconds. With 429, wait as long as Retry-After says.',
    },
    once: {
      name: 'Sent twice, done once',
      means: 'Give a call an Idempotency-Key of your own: sent again, it gets the first answer and does nothing more.',
    },
    problems: {
      name: 'Errors',
      means: 'Each has a status, a code that never changes, and the fields it is about, as problem details (RFC 9457).',
    },
    pages: {
      name: 'Long lists',
      means: 'Lists answer items and next. While next is not null, ask again with it as cursor.',
    },
  },
  keys: {
    lead: 'Which programs may call. Make, rename and end keys on the page of integrations.',
    manage: 'Look after the integrations',
  },
  reference: {
    calls: 'Calls',
    search: 'Search calls',
    notFound: 'No call has “{words}”.',
    back: 'All calls',
    document: 'The whole as OpenAPI 3.1',
    changes: 'Changes something',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    example: 'Example',
    errors: 'Errors',
    problem: 'An error answers a code, the fields it is about and a request id, by which we find it.',
  },
  schema: {
    required: 'needed',
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
      any: 'anything',
    },
    limits: {
      least: 'at least {value}',
      most: 'at most {value}',
      leastLength: 'at least {count, plural, one {# character} other {# characters}}',
      mostLength: 'at most {value} characters',
      leastItems: 'at least {count, plural, one {# entry} other {# entries}}',
      mostItems: 'at most {value} entries',
      default: '{value} when left out',
    },
  },
  try: {
    title: 'Try it',
    ways: 'Form of the request',
    way: 'Send',
    key: 'Key',
    keyHint: 'It is sent with your call and kept nowhere: leaving this page forgets it.',
    keyMissing: 'Please give a key of an integration.',
    parameterMissing: 'The address needs this.',
    body: 'Body (JSON)',
    bodyBroken: 'This is not JSON yet.',
    send: 'Send the call',
    changes: 'This call changes what your organisation has.',
    askTitle: 'Send a call that changes something?',
    askLead: 'It is a real call to this installation: what it changes is changed for everyone in your organisation.',
    askConfirm: 'Send it',
    took: '{time} ms',
    answer: 'What was answered',
  },
  webhooks: {
    lead: 'Give us an address, and we tell it when a report is completed, a recipe changes or names wait to be mapped.',
    manage: 'Addresses stand with their integration.',
    verify: 'Verify that a message is from us',
    verifyLead:
      'Every message is signed as Standard Webhooks has it, with the secret you were shown once. Check it before you read it, and answer with 200 within ten seconds.',
    retries:
      'What does not arrive is sent again after 5 seconds, 1, 5 and 30 minutes, 2, 8 and 24 hours. A message may come twice: its webhook-id stays the same. An address that fails for five days is turned off.',
  },
  log: {
    title: 'What was sent',
    list: 'message',
    all: 'All',
    state: 'State',
    states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    address: 'Address',
    event: 'Message',
    answer: 'Answer',
    attempts: 'Attempts',
    when: 'When',
    again: 'Again {moment}',
    last: 'Last attempt',
    next: 'Next attempt',
    id: 'Message id',
    message: 'Message',
    repeat: 'Send it again',
    refresh: 'Refresh',
    emptyTitle: 'Nothing sent yet',
    empty: 'Messages of the last 30 days with their delivery status.',
    noneTitle: 'Nothing of that kind',
    none: 'No message of the last 30 days fits this choice.',
  },
  assistants: {
    lead: 'Assistants that speak the Model Context Protocol can ask for footprints, recipes, menus and reports with the key of an integration. They read, and change nothing.',
    address: 'Address',
    configuration: 'Configuration',
    configurationLead: 'Copy it into your assistant’s settings and put your key in the place of pp_…',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'integrations/developer': typeof texts;
  }
}
