import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../src/platform/i18n/language-context.tsx';
import { NoticesProvider } from '../../src/ui/notices/notices.tsx';
import { fetched } from '../../src/ui/opened/fetched.tsx';
import { fetchedWhenOpened } from '../../src/ui/opened/fetched-when-opened.tsx';

let leave = (): void => undefined;
afterEach(() => leave());

function show(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  root.render(
    <Suspense>
      <LanguageProvider language="en_gb">
        <NoticesProvider>{content}</NoticesProvider>
      </LanguageProvider>
    </Suspense>,
  );
  leave = () => {
    root.unmount();
    place.remove();
  };
}

/** A part whose code does not arrive while the network is away. */
function network<Props>(Part: (props: Props) => ReactNode) {
  const state = { isAway: true };
  const fetch = async (): Promise<(props: Props) => ReactNode> => {
    if (state.isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  };
  return { state, fetch };
}

interface Opened {
  isOpen: boolean;
  onClose: () => void;
}

function Page({ Scale }: { Scale: (props: Opened) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Scale'}</button>
      <Scale isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

test('a part that does not arrive says so in its place, leaves the page, and comes with another try', async () => {
  const { state, fetch } = network(() => <p>Twelve months</p>);
  const Part = fetched(fetch);
  show(
    <>
      <h1>Dashboard</h1>
      <Part />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  state.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Twelve months');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that did not arrive is asked for anew where it is shown again', async () => {
  const { state, fetch } = network(() => <p>Twelve months</p>);
  const Part = fetched(fetch);
  show(<Part />);
  await screen.findByText(/^No connection/);
  leave();
  state.isAway = false;
  show(<Part />);
  expect(await screen.findByText('Twelve months')).toBeTruthy();
});

test('a dialog that did not arrive is asked for anew on the next visit', async () => {
  const { state, fetch } = network(({ isOpen }: Opened) => isOpen && <p>Scale the recipe</p>);
  const Scale = fetchedWhenOpened(fetch);
  show(<Page Scale={Scale} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Scale' }));
  await screen.findByText(/^No connection/);
  await screen.findByRole('button', { name: 'Scale' });
  leave();
  state.isAway = false;
  show(<Page Scale={Scale} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Scale' }));
  expect(await screen.findByText('Scale the recipe')).toBeTruthy();
});

test('a dialog that does not arrive is told and closed, and opens when it is asked for again', async () => {
  const { state, fetch } = network(({ isOpen }: Opened) => isOpen && <p>Scale the recipe</p>);
  show(<Page Scale={fetchedWhenOpened(fetch)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Scale' }));
  await screen.findByText(/^No connection/);
  await screen.findByRole('button', { name: 'Scale' });
  state.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Scale' }));
  expect(await screen.findByText('Scale the recipe')).toBeTruthy();
});

test('what a part throws itself is not taken for a network that is away', async () => {
  const state = { thrown: '' };
  const Part = fetched(async () => () => {
    throw new Error('a fault of the part');
  });
  const place = document.createElement('main');
  const root = createRoot(place, { onUncaughtError: (thrown) => (state.thrown = String(thrown)) });
  root.render(
    <Suspense>
      <LanguageProvider language="en_gb">
        <Part />
      </LanguageProvider>
    </Suspense>,
  );
  await waitFor(() => expect(state.thrown).toContain('a fault of the part'));
  root.unmount();
});
