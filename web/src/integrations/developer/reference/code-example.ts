import { addressOf, isJson, parametersIn, type WrittenRequest } from './request-draft.ts';
import { typescriptValue } from './typescript-value.ts';

/** The variable that the key stands in: but for the moment in which a key is shown, an example holds none. */
const KEY_VARIABLE = 'PLATEPRINT_KEY';

/** The request for a POSIX shell, every value quoted so that nothing in it is read by the shell. */
export function curlExample(request: WrittenRequest, key?: string): string {
  const method = request.method === 'GET' ? '' : `-X ${request.method} `;
  const lines = [
    `curl ${method}${quoted(addressOf(request))}`,
    key === undefined ? `-H "Authorization: Bearer $${KEY_VARIABLE}"` : `-H ${quoted(`Authorization: Bearer ${key}`)}`,
    ...parametersIn(request, 'header').map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.body === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(request.body)}`]),
  ];
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The same by the typed client of the workspace. */
export function typescriptExample(request: WrittenRequest): string {
  const options = optionsOf(request);
  const call = `plateprint.${request.method}(${typescriptValue(request.path)}${options === null ? '' : `, ${options}`})`;
  return [
    `import { openapiClient } from '@plateprint/client/open-client.ts';`,
    `import { answerOf } from '@plateprint/client/problem.ts';`,
    '',
    `const plateprint = openapiClient({`,
    `  baseUrl: ${typescriptValue(request.base)},`,
    `  key: process.env.${KEY_VARIABLE} ?? '',`,
    `});`,
    '',
    `const answer = await answerOf(${call});`,
  ].join('\n');
}

function optionsOf(request: WrittenRequest): string | null {
  const places = ['path', 'query', 'header'].flatMap((place) => {
    const values = parametersIn(request, place).map((parameter) => [parameter.name, typedValue(parameter)] as const);
    return values.length === 0 ? [] : [[place, Object.fromEntries(values)] as const];
  });
  const options = {
    ...(places.length > 0 && { params: Object.fromEntries(places) }),
    ...(request.body !== null && { body: isJson(request.body) ? (JSON.parse(request.body) as unknown) : {} }),
  };
  return Object.keys(options).length === 0 ? null : typescriptValue(options);
}

function typedValue({ value, isNumber, isBoolean }: WrittenRequest['parameters'][number]): unknown {
  if (isNumber && Number.isFinite(Number(value))) return Number(value);
  if (isBoolean) return value === 'true';
  return value;
}
