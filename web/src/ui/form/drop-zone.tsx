import { useId, useState, type DragEvent } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { fileRefusal, type AcceptedFiles } from './accepted-file.ts';
import { classNames } from '../look/class-names.ts';
import styles from './drop-zone.module.css';
import { Icon } from '../control/icon.tsx';

interface DropZoneProps {
  /** The name of the file that belongs here: "Logo", "Spreadsheet with your sales". */
  label: string;
  /** Formats and size in words. */
  hint: string;
  accepted: AcceptedFiles;
  onFile?: (file: File) => void;
  /** Takes several at once in its place; none is refused by its ending alone. */
  onFiles?: (files: readonly File[]) => void;
  /** The server's problem with the last file. */
  problem?: string | null | false;
  /** The sentence about a file that is not taken; by default one of the general ones of uploads. */
  refusals?: { wrong_format: string; too_large: string };
  disabled?: boolean;
}

/** Takes a file, or several: dropped, or chosen by pointer or keyboard. Other files are refused before anything is sent. */
export function DropZone({ label, hint, accepted, onFile, onFiles, problem, refusals, disabled = false }: DropZoneProps) {
  const id = useId();
  const text = useText('ui');
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const said = refused ?? (problem || null);

  function take(file: File | undefined) {
    setIsOver(false);
    if (!file || disabled) return;
    const refusal = fileRefusal(file, accepted);
    const general = { wrong_format: text('failure.unsupported_media_type'), too_large: text('failure.body_too_large') };
    setRefused(refusal && (refusals ?? general)[refusal]);
    if (!refusal) onFile?.(file);
  }

  function takeAll(files: FileList | null) {
    if (!onFiles) return take(files?.[0]);
    setIsOver(false);
    if (files && files.length > 0 && !disabled) onFiles([...files]);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  return (
    <div className={styles.place}>
      <label
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          takeAll(event.dataTransfer.files);
        }}
      >
        <Icon name="upload" size={22} />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.action}>{text('dropOrChoose')}</span>
        </span>
        <input
          type="file"
          multiple={onFiles !== undefined}
          className={styles.input}
          accept={accepted.endings.join(',')}
          disabled={disabled}
          aria-describedby={`${id}-said`}
          aria-invalid={said ? true : undefined}
          onChange={(event) => {
            takeAll(event.target.files);
            // The same file may be chosen again after it has been mended.
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-said`} className={said ? styles.problem : styles.hint} role={said ? 'alert' : undefined}>
        {said && <Icon name="alert" size={15} />}
        {said ?? hint}
      </p>
    </div>
  );
}
