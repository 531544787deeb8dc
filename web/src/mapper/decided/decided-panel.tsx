import { isMappingComplete, type MappedIngredient, type MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { updateMappedIngredient } from '@plateprint/shared/mapper/mapper-api.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { AFTER_DECISION } from '../after-decision.ts';
import { decisionOf, NO_FOOD, TAKEN_BACK } from '../answer.ts';
import { FoodSearch } from '../food-search.tsx';
import { MarksFields, VariationField } from '../marks-fields.tsx';
import styles from '../mapper.module.css';
import { shortName } from '../short-name.ts';
import { NameHistory } from './name-history.tsx';

interface DecidedPanelProps {
  name: MappedIngredient;
  onClose: () => void;
  /** After it was decided otherwise: reports may be concerned. */
  onChanged: (id: string) => void;
}

/** One decided name: what it stands for, to be changed or taken back, and what was decided before. */
export function DecidedPanel({ name, onClose, onChanged }: DecidedPanelProps) {
  const text = useText('mapper');
  const notices = useNotices();
  const failureText = useFailureText();
  const [decision, setDecision] = useState<MappingDecision>(decisionOf(name));
  const [called, setCalled] = useState(name.mapped_name);
  const change = useChange(updateMappedIngredient, {
    refreshes: AFTER_DECISION,
    onSuccess: ({ id, decidedAt }) => {
      notices.show({ message: text(decidedAt === null ? 'takenBack' : 'saved', { name: shortName(name.name) }) });
      onClose();
      if (decidedAt !== null) onChanged(id);
    },
  });
  const save = (body: MappingDecision): void =>
    change.mutate(
      { params: { id: name.id }, body },
      { onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }) },
    );
  const isComplete = isMappingComplete({ name: name.name, mapped_name: called, ...decision });
  return (
    <SidePanel
      title={name.name}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={() => save(TAKEN_BACK)}>
            {text('takeBack')}
          </Button>
          <Button variant="primary" busy={change.isPending} onClick={() => save(decision)}>
            {text('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <span className={styles.small}>{text('standsFor')}</span>
          <strong className={styles.block}>{decision.notFood ? text('noFood') : (called ?? '–')}</strong>
        </p>
        <FoodSearch
          onChoose={(food, label) => {
            setDecision({ ...decision, ...food });
            setCalled(label);
          }}
        />
        {decision.ingredientId !== null && (
          <VariationField
            ingredientId={decision.ingredientId}
            variationId={decision.variationId}
            onChange={(variationId) => setDecision({ ...decision, variationId })}
          />
        )}
        {!decision.notFood && <MarksFields marks={decision} onChange={(marks) => setDecision({ ...decision, ...marks })} />}
        {!decision.notFood && (
          <Button
            onClick={() => {
              setDecision({ ...decision, ...NO_FOOD });
              setCalled(null);
            }}
          >
            {text('noFoodAction')}
          </Button>
        )}
        <Message tone={isComplete ? 'good' : 'info'}>{text(isComplete ? 'willBeComplete' : 'willBeIncomplete')}</Message>
        <NameHistory name={name} onRestore={save} />
      </div>
    </SidePanel>
  );
}
