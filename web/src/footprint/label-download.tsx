import { FIGURE_INKS, LABEL_COLOURS, type LabelColour } from '@plateprint/shared/footprint/label/label-choices.ts';
import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { useState } from 'react';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../platform/i18n/language-names.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Message } from '../ui/control/message.tsx';
import { Select } from '../ui/choice/select.tsx';
import type { LabelledDish } from './labelled-dish.ts';
import styles from './label-download.module.css';
import { labelPng } from './label-png.ts';
import { type Layout, drawn, inkOf, layoutsOf } from './drawn-label.ts';

interface LabelDownloadProps {
  dish: LabelledDish;
  /** The labels that guests may be shown: in figures there is one layout. */
  labels: LabelsShown;
  isOpen: boolean;
  onClose: () => void;
  /** Gives the person the file; `name` is the end of its name, `SVG` or `PNG` its kind. */
  onFile: (file: { ending: 'svg' | 'png'; content: Blob }) => void;
}

/** A dish's carbon label as a file of its own, for signs, web pages and menus made elsewhere. */
export function LabelDownload({ dish, labels, isOpen, onClose, onFile }: LabelDownloadProps) {
  const text = useText('footprint/label-download');
  const own = useLanguage();
  const [layout, setLayout] = useState<Layout>(labels === 'figures' ? 'figure' : 'inline');
  const [colour, setColour] = useState<LabelColour>('colour');
  const [language, setLanguage] = useState<Language>(own);
  const { svg, said } = drawn(dish, { layout, colour, language });
  const [hasFailed, setFailed] = useState(false);
  const givePng = async (): Promise<void> => {
    setFailed(false);
    const content = await labelPng(svg).catch(() => null);
    if (content) onFile({ ending: 'png', content });
    else setFailed(true);
  };
  const isDark = colour === 'night' || colour === 'white';
  return (
    <Dialog
      title={text('title')}
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      actions={
        <>
          <Button icon="download" onClick={() => void givePng()}>
            PNG
          </Button>
          <Button
            variant="primary"
            icon="download"
            onClick={() => onFile({ ending: 'svg', content: new Blob([svg], { type: 'image/svg+xml' }) })}
          >
            SVG
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{text(layout === 'figure' ? 'leadFigure' : 'lead')}</p>
      {hasFailed && <Message tone="danger">{text('failed')}</Message>}
      <div className={`${styles.preview} ${isDark ? styles.dark : styles.light}`}>
        <img className={styles.label} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={said} />
      </div>
      <div className={styles.choices}>
        <Select
          label={text('layout')}
          value={layout}
          options={layoutsOf(labels).map((value) => ({ value, label: text(`layouts.${value}`) }))}
          onChange={setLayout}
        />
        <Select
          label={text('colour')}
          value={layout === 'figure' ? inkOf(colour) : colour}
          options={(layout === 'figure' ? FIGURE_INKS : LABEL_COLOURS).map((value) => ({
            value,
            label: text(`colours.${value}`),
          }))}
          onChange={setColour}
        />
        <Select
          label={text('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
        />
      </div>
    </Dialog>
  );
}
