import { createContext, type ReactNode } from 'react';

/** The field of a data option, for what can be done with its value besides editing it. */
export interface DataActionsProps {
  readonly game: string;
  readonly option: string;
  readonly value: unknown;
  /** Whether the value may be raced on. */
  readonly isValid: boolean;
  readonly onChange: (value: unknown) => void;
}

/** What stands below the fields of data options: the gallery, which is a later folder. */
export const DataActionsContext = createContext<((props: DataActionsProps) => ReactNode) | null>(null);
