import { type ReactElement, type ReactNode, useId } from 'react';

/** A card with a title. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section className="card sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly required?: boolean;
}

export function TextField({
  label,
  hint,
  onChange,
  type = 'text',
  required = true,
  ...rest
}: TextFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="sheet-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={type}
        required={required}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
