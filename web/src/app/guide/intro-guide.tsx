import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSettings } from '../../users/use-settings.ts';
import { GuideCard } from './guide-card.tsx';
import { GUIDE_STEPS } from './guide-steps.ts';

/** The tour of a first visit: five places, to be skipped at any, and shown again from the settings. */
export function IntroGuide() {
  const navigate = useNavigate();
  const { change } = useSettings();
  const [number, setNumber] = useState(0);
  const step = GUIDE_STEPS[number];
  const to = step?.to ?? null;

  useEffect(() => {
    if (to) void navigate({ to });
  }, [to, navigate]);

  if (!step) return null;
  const end = () => change({ introGuide: false });
  return (
    <GuideCard
      key={step.id}
      step={step}
      onBack={() => setNumber(number - 1)}
      onNext={() => (number === GUIDE_STEPS.length - 1 ? end() : setNumber(number + 1))}
      onSkip={end}
    />
  );
}
