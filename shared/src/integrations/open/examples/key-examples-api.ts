import { type CallExample, example } from '../../../kernel/api/call-example.ts';
import { readOpenKey } from '../open-read-api.ts';

export const KEY_EXAMPLES: readonly CallExample[] = [
  example(readOpenKey, {
    name: 'The key of a till',
    reply: {
      integration: {
        id: '5b0f4d0e-6a57-4f3c-9d0a-3a1f4de1c8b2',
        name: 'Till',
        open_api: true,
        mapping_api: true,
      },
      organization: {
        id: 'a8241987-b22e-82b8-a388-1cfe3ebef48e',
        name: 'Norrsken Måltider',
        location: 'SE',
      },
      perMinute: 1200,
      foodDataVersion: '2026.4',
    },
    varies: ['integration.id', 'foodDataVersion'],
  }),
];
