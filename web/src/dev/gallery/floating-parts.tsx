import { useState } from 'react';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { Dialog, SidePanel } from '../../ui/overlay/dialog.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { NoticeBox } from '../../ui/notices/notice-box.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const nothing = () => {};
const FOODS = ['Butter', 'Buttermilk'].map((name) => ({ id: name, label: name }));

export function FloatingParts() {
  const notices = useNotices();
  const [open, setOpen] = useState<'dialog' | 'alert' | 'panel' | null>(null);
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const close = () => setOpen(null);
  return (
    <Part title="What floats">
      <div className={styles.row}>
        <Menu
          label="More"
          entries={[
            { id: 'edit', label: 'Edit', icon: 'edit', onAction: nothing },
            { id: 'copy', label: 'Duplicate', icon: 'copy', hint: 'Into this restaurant', onAction: nothing },
            { id: 'off', label: 'Share', icon: 'share', disabled: true, onAction: nothing },
            { id: 'bin', label: 'Delete', icon: 'bin', danger: true, apart: true, onAction: nothing },
          ]}
        />
        <Popover label="Filter" icon="filter">
          <Switch label="Vegan" checked onChange={nothing} />
          <Switch label="Vegetarian" checked={false} onChange={nothing} />
        </Popover>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('alert')}>Question</Button>
        <Button onClick={() => setOpen('panel')}>Side panel</Button>
        <Button onClick={() => notices.show({ message: 'Recipe deleted.', action: { label: 'Undo', run: nothing } })}>
          Notice
        </Button>
        <Button onClick={() => notices.show({ message: 'Something went wrong, please try again.', type: 'alert' })}>Alert</Button>
      </div>
      <div className={styles.grid}>
        <NoticeBox
          type="success"
          message="Recipe deleted."
          closeLabel="Close"
          onClose={nothing}
          action={{ label: 'Undo', run: nothing }}
        />
        <NoticeBox type="alert" message="Something went wrong, please try again." closeLabel="Close" onClose={nothing} />
        <NoticeBox type="inProgress" message="Creating a report" closeLabel="Close" onClose={nothing} />
      </div>
      <Dialog
        title="Leave without saving?"
        role={open === 'alert' ? 'alertdialog' : 'dialog'}
        isOpen={open === 'dialog' || open === 'alert'}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Stay here
            </Button>
            <Button variant="danger" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        <p>The last changes to “Braised leeks” are not saved yet.</p>
      </Dialog>
      <SidePanel title="Butter" isOpen={open === 'panel'} onClose={close} actions={<Button variant="primary">Use it</Button>}>
        <p>8.1 kg CO₂e per kg, Agribalyse 3.1.</p>
        <ComboBox label="Another food" typed={typed} onType={setTyped} items={FOODS} onChoose={setTyped} />
        <SearchField label="Its suppliers" value={searched} onChange={setSearched} />
      </SidePanel>
    </Part>
  );
}
