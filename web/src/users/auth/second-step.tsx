import { secondStep } from '@plateprint/shared/users/second-factor-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { isProblem, type ClientFailure } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { SecondStepForm } from './second-step-form.tsx';

interface SecondStepProps {
  staySignedIn: boolean;
  onSignedIn: (session: SignedInUser) => void;
  /** Too late or too often: the password is asked for again. */
  onOver: (failure: ClientFailure) => void;
  onBack: () => void;
}

/** After the password, for those who have set up a second step. */
export function SecondStep({ staySignedIn, onSignedIn, onOver, onBack }: SecondStepProps) {
  const confirming = useChange(secondStep, { onSuccess: onSignedIn });
  return (
    <SecondStepForm
      busy={confirming.isPending || confirming.isSuccess}
      failure={confirming.error}
      onSubmit={(code) =>
        confirming.mutate(
          { body: { code, staySignedIn } },
          { onError: (failure) => isProblem(failure, 'second_step_over') && onOver(failure) },
        )
      }
      onBack={onBack}
    />
  );
}
