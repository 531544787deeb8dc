import { CSV_FORMS, type CsvForm, csvFormOf } from '@plateprint/shared/kernel/csv.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { RadioGroup } from '../ui/choice/radio-group.tsx';

type Save = (form: CsvForm) => void;

interface CsvChoice {
  /** Asks what stands between the cells, and then saves. */
  ask: (save: Save) => void;
  /** To be placed beside the menu that asks. */
  dialog: ReactNode;
}

const FORMS = Object.keys(CSV_FORMS) as CsvForm[];

/** A CSV is read by what a spreadsheet's own language expects: that of the reader unless they say otherwise. */
export function useCsvChoice(): CsvChoice {
  const [save, setSave] = useState<Save | null>(null);
  return {
    ask: (asked) => setSave(() => asked),
    dialog: save && <CsvDialog onSave={save} onClose={() => setSave(null)} />,
  };
}

function CsvDialog({ onSave, onClose }: { onSave: Save; onClose: () => void }) {
  const text = useText('exports');
  const ui = useText('ui');
  const own = csvFormOf(useLanguage());
  const [form, setForm] = useState(own);
  const choices = FORMS.map((value) => ({
    value,
    label: text(`csv.${value}`),
    ...(value === own && { hint: text('csv.own') }),
  }));
  return (
    <Dialog
      title={text('csv.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            variant="primary"
            icon="download"
            onClick={() => {
              onClose();
              onSave(form);
            }}
          >
            {text('download')}
          </Button>
        </>
      }
    >
      <RadioGroup label={text('csv.between')} value={form} choices={choices} onChange={setForm} />
    </Dialog>
  );
}
