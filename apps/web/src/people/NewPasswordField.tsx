import type { ReactElement } from 'react';
import { TextField } from './SettingsSection.tsx';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** A field for a new password. */
export function NewPasswordField(props: NewPasswordFieldProps): ReactElement {
  return <TextField {...props} type="password" minLength={8} maxLength={200} autoComplete="new-password" />;
}

/** Tells password managers whose password it is. */
export function HiddenUsernameField({ nickname }: { readonly nickname: string }): ReactElement {
  return <input hidden readOnly autoComplete="username" value={nickname} />;
}
