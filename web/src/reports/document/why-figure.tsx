import { createContext, use, type ReactNode } from 'react';
import { Why } from '../../ui/overlay/why.tsx';
import { useDocumentWords } from './document-words.ts';

/** Whether figures open what they stand on: on the screen they do, on paper and in files there is nothing to press. */
const Explains = createContext(false);

export function WithWhy({ children }: { children: ReactNode }) {
  return <Explains value>{children}</Explains>;
}

interface WhyFigureProps {
  /** The name of the explained figure. */
  title: string;
  /** Why it is what it is, a paragraph each. */
  because: readonly (string | false | null)[];
  children: ReactNode;
}

/** A number of the report; on the screen it opens where it comes from, in plain words. */
export function WhyFigure({ title, because, children }: WhyFigureProps) {
  const { text } = useDocumentWords();
  if (!use(Explains)) return children;
  return (
    <Why
      label={text('why.label')}
      title={title}
      content={because
        .filter((each): each is string => typeof each === 'string' && each !== '')
        .map((each) => (
          <p key={each}>{each}</p>
        ))}
    >
      {children}
    </Why>
  );
}
