import { useState, type FormEvent } from 'react';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Operation } from './open-operations.ts';
import looks from '../../integration.module.css';
import styles from './reference.module.css';
import { isJson, keyOf, missingParameter, type RequestDraft, type WrittenRequest } from './request-draft.ts';
import { TriedAnswer } from './tried-answer.tsx';
import { useTry } from './use-try.ts';

/** Lines of the body that are seen without scrolling. */
const MOST_LINES = 18;

interface TryFormProps {
  operation: Operation;
  request: WrittenRequest;
  draft: RequestDraft;
  onDraft: (draft: RequestDraft) => void;
  apiKey: string;
  onApiKey: (key: string) => void;
}

/** The request with everything in it to be changed, and the answer it got. One that changes something asks before. */
export function TryForm({ operation, request, draft, onDraft, apiKey, onApiKey }: TryFormProps) {
  const text = useText('integrations/developer');
  const [wasTried, setWasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const tried = useTry();
  const missing = missingParameter(request);
  const isBrokenBody = draft.body !== null && !isJson(draft.body);
  const isKeyless = apiKey.trim() === '';

  function send() {
    setIsAsking(false);
    tried.mutate({ request, key: apiKey.trim() });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (missing !== null || isBrokenBody || isKeyless || tried.isPending) return;
    if (operation.changes) setIsAsking(true);
    else send();
  }

  return (
    <form className={styles.try} noValidate onSubmit={submit}>
      <TextField
        label={text('try.key')}
        hint={text('try.keyHint')}
        type="password"
        name="api-key"
        autoComplete="off"
        spellCheck={false}
        placeholder="pp_…"
        value={apiKey}
        onChange={onApiKey}
        problem={wasTried && isKeyless && text('try.keyMissing')}
      />
      {operation.parameters.length > 0 && (
        <div className={styles.parameters}>
          {operation.parameters.map((parameter) => (
            <TextField
              isPlain={false}
              key={keyOf(parameter)}
              label={parameter.name}
              name={keyOf(parameter)}
              autoComplete="off"
              spellCheck={false}
              value={ownValue(draft.parameters, keyOf(parameter)) ?? ''}
              onChange={(value) => onDraft({ ...draft, parameters: { ...draft.parameters, [keyOf(parameter)]: value } })}
              problem={wasTried && missing === parameter.name && text('try.parameterMissing')}
            />
          ))}
        </div>
      )}
      {draft.body !== null && (
        <div className={styles.body}>
          <TextArea
            isPlain={false}
            label={text('try.body')}
            name="body"
            rows={Math.min(MOST_LINES, draft.body.split('\n').length + 1)}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            value={draft.body}
            onChange={(body) => onDraft({ ...draft, body })}
            problem={isBrokenBody && text('try.bodyBroken')}
          />
        </div>
      )}
      <div className={styles.send}>
        <Button variant="primary" type="submit" icon="arrow-right" busy={tried.isPending}>
          {text('try.send')}
        </Button>
        {operation.changes && <span className={looks.small}>{text('try.changes')}</span>}
      </div>
      <TriedAnswer answer={tried.data ?? null} failure={tried.error} />
      <ConfirmDialog
        title={text('try.askTitle')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={send}
        confirmLabel={text('try.askConfirm')}
      >
        <p>{text('try.askLead')}</p>
      </ConfirmDialog>
    </form>
  );
}
