import { demoId } from '../../server/src/demo/demo-id.ts';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';

/** A key of a new integration, and the restaurants of its organization. */
export async function openKey(base: string): Promise<string> {
  const post = async (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/users/sign-in', { email: 'super@demo.plateprint.test', password: DEMO_PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const made = { organizationId: demoId('norrsken'), name: 'Bench', open_api: true, mapping_api: true };
  const answer = await post('/integrations', made, cookie);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { key: string }).key;
}
