import type { InputHTMLAttributes, ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

interface NicknameInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'autoComplete' | 'autoFocus'
> {
  readonly id: string;
  readonly onChange: (nickname: string) => void;
}

/** An input for a nickname. Its hint must have the id with `-hint` appended. */
export function NicknameInput({ id, onChange, ...own }: NicknameInputProps): ReactElement {
  const { name } = useTexts().people;
  return (
    <input
      {...own}
      id={id}
      className="field"
      maxLength={24}
      required
      pattern=".*\S.*"
      title={name.invalid}
      aria-describedby={`${id}-hint`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
