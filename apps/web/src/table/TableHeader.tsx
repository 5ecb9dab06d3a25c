import { memo, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { openSettings } from '../base/settings-dialog.ts';
import { SPEEDS, type Speed, useSettings } from '../base/settings.ts';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';

/** The panels that open over the table. */
export type TablePanel = 'log' | 'rules' | 'keys';

interface TableHeaderProps {
  readonly title: string;
  readonly buttons: ReactNode;
  readonly onOpen: (panel: TablePanel) => void;
}

/** The header of the table page: home, the game, and buttons for rules, log, settings and help. */
export const TableHeader = memo(function TableHeader({ title, buttons, onOpen }: TableHeaderProps): ReactElement {
  const t = useTexts();
  return (
    <header className="table-head">
      <Link href="/" className="icon-button" aria-label={t.nav.home}>
        <Icon name="home" />
      </Link>
      <h1 className="table-title">{title}</h1>
      {buttons}
      <SpeedSelect />
      <SoundSwitch />
      <HeaderButton name="log" label={t.table.log} onPress={() => onOpen('log')} className="only-narrow" />
      <HeaderButton name="rules" label={t.table.rules} onPress={() => onOpen('rules')} />
      <HeaderButton name="help" label={t.table.help} onPress={() => onOpen('keys')} className="only-wide" />
      <HeaderButton name="gear" label={t.table.settings} onPress={openSettings} />
    </header>
  );
});

function HeaderButton(props: {
  name: 'log' | 'rules' | 'help' | 'gear';
  label: string;
  onPress: () => void;
  className?: string;
}): ReactElement {
  const { name, label, onPress, className = '' } = props;
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} onClick={onPress}>
      <Icon name={name} />
    </button>
  );
}

function SpeedSelect(): ReactElement {
  const t = useTexts();
  const { speed, change } = useSettings();
  return (
    <label className="speed only-wide">
      <span className="hidden-text">{t.table.speed}</span>
      <select
        className="head-select"
        value={speed}
        onChange={(event) => change({ speed: Number(event.target.value) as Speed })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t.table.speeds[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function SoundSwitch(): ReactElement {
  const t = useTexts();
  const { sound, change } = useSettings();
  return (
    <button
      type="button"
      className="icon-button only-wide"
      role="switch"
      aria-checked={sound}
      aria-label={t.table.sound}
      title={sound ? t.table.soundOn : t.table.soundOff}
      onClick={() => change({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'silent'} />
    </button>
  );
}
