import { DraftNames } from '../../drafts/draft-names.tsx';
import type { ListedDraft } from '../../drafts/use-drafts.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface SignOutDialogProps {
  drafts: readonly ListedDraft[];
  onStay: () => void;
  onSignOut: () => void;
}

/** Before signing out forgets unsaved work: what there is of it. */
export function SignOutDialog({ drafts, onStay, onSignOut }: SignOutDialogProps) {
  const text = useText('drafts');
  const app = useText('app');
  // By the page that each is found on.
  const kinds = {
    recipe: app('recipes'),
    import: app('recipes'),
    menu: app('menus'),
    'menu-plan': app('menuPlans'),
    report: app('reports'),
  };
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={text('signOut.title')}
      isOpen
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{text('signOut.stay')}</Button>
          <Button variant="danger" onClick={onSignOut}>
            {text('signOut.forget')}
          </Button>
        </>
      }
    >
      <p>{text('signOut.words', { count: drafts.length })}</p>
      <DraftNames drafts={drafts} kinds={new Map(Object.entries(kinds))} />
    </Dialog>
  );
}
