import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { type Later, later, useLater } from '../../src/ui/opened/later.ts';

function Shown({ code }: { code: Later<string> }) {
  const [isWanted, setWanted] = useState(false);
  return <button onClick={() => setWanted(true)}>{useLater(code, isWanted) ?? 'not there'}</button>;
}

test('code is fetched once it is wanted, once for all who want it, and is there at once from then on', async () => {
  let asked = 0;
  const network = Promise.withResolvers<string>();
  const code = later(async () => {
    asked += 1;
    return network.promise;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Shown code={code} />);
  const button = await screen.findByRole('button', { name: 'not there' });
  expect(asked).toBe(0);
  await userEvent.click(button);
  void code.fetch();
  expect(asked).toBe(1);
  expect(button.textContent).toBe('not there');
  network.resolve('there');
  await screen.findByRole('button', { name: 'there' });
  expect(code.now()).toBe('there');
  root.unmount();
  expect(asked).toBe(1);
});
