import { create } from 'zustand';

/** Whether the settings dialog is open. The app renders the dialog once, and every page may open it. */
export const useSettingsDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export function openSettings(): void {
  useSettingsDialog.setState({ isOpen: true });
}

export function closeSettings(): void {
  useSettingsDialog.setState({ isOpen: false });
}
