import { Suspense, useState } from 'react';
import type { OpenedDialogProps } from '../opened/opened.tsx';
import { useOpened } from '../opened/use-opened.ts';

type DialogProps = Omit<OpenedDialogProps, 'size'> & { size?: 'small' | 'medium' | 'large' };

/** A question or a short task in the middle of the screen; focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  return <Shown {...props} />;
}

/** The same from the right edge, as high as the screen: details and longer forms beside the list they belong to. */
export function SidePanel(props: Omit<DialogProps, 'role' | 'size'>) {
  return <Shown {...props} size="panel" />;
}

/** Nothing before it is opened for the first time; after that it may fade away. */
function Shown(props: OpenedDialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!props.isOpen && !wasOpened) return null;
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}

function Fetched(props: OpenedDialogProps) {
  const { OpenedDialog } = useOpened();
  return <OpenedDialog {...props} />;
}
