import { useState } from 'react';
import { Button } from '../../ui/control/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { MultiChoice } from '../../ui/choice/multi-choice.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { Steps } from '../../ui/layout/steps.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const STEPS = [
  { id: 'timespan', label: 'Timespan' },
  { id: 'data', label: 'Sales data' },
  { id: 'report', label: 'Final report' },
] as const;

const RESTAURANTS = ['Brasserie Norrsken', 'Canteen North', 'Café Sörmland', 'Kitchen at the harbour', 'Røst'];
const LOGO = { endings: ['.jpg', '.jpeg', '.png', '.svg'], maxBytes: 10 * 1024 * 1024 };
const nothing = () => {};

export function WorkParts() {
  const [step, setStep] = useState<(typeof STEPS)[number]['id']>('data');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Part title="Work in steps">
      <Steps label="Report" steps={STEPS} current={step} onGo={setStep} />
      <div className={styles.grid}>
        <MultiChoice
          label="Restaurants"
          none="All restaurants"
          items={RESTAURANTS.map((name) => ({ id: name, label: name, hint: 'Nordic Kitchens' }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <DropZone label="Logo" hint="JPG, PNG or SVG, at most 10 MB" accepted={LOGO} onFile={nothing} />
        <DropZone label="Logo" hint="" problem="Upload failed: File size is too large." accepted={LOGO} onFile={nothing} />
        <DropZone label="Logo" hint="Not now" disabled accepted={LOGO} onFile={nothing} />
      </div>
      <div className={styles.grid}>
        <ProgressBar label="logo.png" share={0.42} onCancel={nothing} />
        <ProgressBar label="Reading 1,240 rows" share={null} onCancel={nothing} />
        <ProgressBar label="Drawing the pages" share={0.8} />
      </div>
      <LockedNote title="Live links">
        Keeps a menu on a screen in the dining room up to date by itself. Included from Plus.
      </LockedNote>
      <div className={styles.row}>
        <Button onClick={() => setStep('report')}>Next step</Button>
        <Button onClick={() => setIsAsking(true)}>Remove a member</Button>
      </div>
      <ConfirmDialog
        title="Remove Anna Berg?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => setIsAsking(false)}
        confirmLabel="Remove"
        danger
      >
        <p>She loses her access at once. You can take her back within 30 days.</p>
      </ConfirmDialog>
    </Part>
  );
}
