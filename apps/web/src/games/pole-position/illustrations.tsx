import { TOKEN_COUNTS, type Token, TOKENS } from '@paddock/pole-position';
import type { ComponentType, ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { IllustrationFrame, RoadStrip } from './RoadStrip.tsx';
import type { PolePositionTexts } from './texts/types.ts';
import { TokenFace } from './Token.tsx';
import './infield.css';

/** A road with tokens on some of its spaces. */
function road(length: number, special: Readonly<Record<number, Token>> = {}): (Token | null)[] {
  return Array.from({ length }, (_, i) => special[i] ?? null);
}

interface PictureProps {
  readonly t: PolePositionTexts;
}

function Tokens({ t }: PictureProps): ReactElement {
  return (
    <IllustrationFrame width={620} high={110} caption={t.pictures.tokens}>
      {TOKENS.map((token, kind) => (
        <g key={token} transform={`translate(${50 + kind * 104} 34)`}>
          <TokenFace token={token} scale={1.3} />
          <text className="pp-arc-label" y="50">
            {TOKEN_COUNTS[kind]} ×
          </text>
          <text className="pp-arc-label pp-arc-name" y="68">
            {t.tokens[token].name}
          </text>
        </g>
      ))}
    </IllustrationFrame>
  );
}

const ORDER = [
  { seat: 2, fuel: 8 },
  { seat: 0, fuel: 5 },
  { seat: 1, fuel: 5 },
] as const;

function Order({ t }: PictureProps): ReactElement {
  return (
    <IllustrationFrame width={520} high={96} caption={t.pictures.order}>
      {ORDER.map(({ seat, fuel }, i) => (
        <g key={seat} className="pp-row" transform={`translate(${70 + i * 175} 48)`}>
          <text className="pp-rank" x="-52" dy="0.35em">
            {i + 1}
          </text>
          <rect className="pp-card" x="-30" y="-36" width="54" height="72" rx="6" />
          <text className="pp-card-number" x="-3" dy="0.36em">
            {fuel}
          </text>
          <Car seat={seat} number={1} x={60} scale={1.35} />
        </g>
      ))}
    </IllustrationFrame>
  );
}

function Overtaking({ t }: PictureProps): ReactElement {
  return (
    <>
      <RoadStrip
        tokens={road(6)}
        cars={[
          { seat: 0, number: 1, at: 0 },
          { seat: 0, number: 1, at: 4, ghost: true },
        ]}
        ways={[{ from: 0, to: 4, label: '4' }]}
        caption={t.pictures.free}
      />
      <RoadStrip
        tokens={road(6)}
        cars={[
          { seat: 0, number: 1, at: 0 },
          { seat: 1, number: 2, at: 2 },
          { seat: 0, number: 1, at: 3, ghost: true },
        ]}
        ways={[{ from: 0, to: 3, label: '4' }]}
        tags={[{ at: 2, text: '−1' }]}
        caption={t.pictures.overtaking}
      />
    </>
  );
}

function Companions({ t }: PictureProps): ReactElement {
  return (
    <RoadStrip
      tokens={road(6, { 3: 'slip' })}
      cars={[
        { seat: 0, number: 1, at: 3, lane: 0 },
        { seat: 1, number: 2, at: 3, lane: 1 },
      ]}
      ways={[{ from: 0, to: 3, label: '3 = 3' }]}
      caption={t.pictures.companions}
    />
  );
}

function Oil({ t }: PictureProps): ReactElement {
  return (
    <RoadStrip
      tokens={road(6, { 3: 'oil' })}
      cars={[{ seat: 0, number: 1, at: 3, spin: true }]}
      ways={[{ from: 0, to: 3, label: '3' }]}
      caption={t.pictures.oil}
    />
  );
}

function Pit({ t }: PictureProps): ReactElement {
  return (
    <RoadStrip
      tokens={road(7, { 5: 'pit' })}
      cars={[
        { seat: 1, number: 1, at: 3 },
        { seat: 2, number: 3, at: 2 },
        { seat: 0, number: 1, at: 5 },
        { seat: 0, number: 1, at: 1, ghost: true },
      ]}
      ways={[{ from: 5, to: 1, jump: true }]}
      caption={t.pictures.pit}
    />
  );
}

function Turbo({ t }: PictureProps): ReactElement {
  return (
    <RoadStrip
      tokens={road(7, { 1: 'turbo' })}
      cars={[
        { seat: 1, number: 1, at: 3 },
        { seat: 2, number: 3, at: 4 },
        { seat: 0, number: 1, at: 1 },
        { seat: 0, number: 1, at: 5, ghost: true },
      ]}
      ways={[{ from: 1, to: 5, jump: true }]}
      caption={t.pictures.turbo}
    />
  );
}

function Slip({ t }: PictureProps): ReactElement {
  return (
    <RoadStrip
      tokens={road(7, { 0: 'slip' })}
      cars={[
        { seat: 0, number: 1, at: 0 },
        { seat: 1, number: 2, at: 2 },
        { seat: 2, number: 3, at: 3 },
        { seat: 0, number: 1, at: 5, ghost: true },
      ]}
      ways={[{ from: 0, to: 5, label: '5' }]}
      tags={[
        { at: 2, text: '0', free: true },
        { at: 3, text: '0', free: true },
      ]}
      caption={t.pictures.slip}
    />
  );
}

function Comeback({ t }: PictureProps): ReactElement {
  return (
    <RoadStrip
      tokens={road(7, { 1: 'comeback' })}
      cars={[
        { seat: 0, number: 1, at: 1 },
        { seat: 1, number: 2, at: 2 },
        { seat: 0, number: 1, at: 5, ghost: true },
      ]}
      ways={[{ from: 1, to: 5, label: '3 + 2' }]}
      tags={[{ at: 2, text: '−1' }]}
      caption={t.pictures.comeback}
    />
  );
}

export const illustrations: Readonly<Record<string, ComponentType<PictureProps>>> = {
  'PP-2': Tokens,
  'PP-7': Order,
  'PP-9': Overtaking,
  'PP-11': Companions,
  'PP-17': Oil,
  'PP-18': Pit,
  'PP-19': Turbo,
  'PP-21': Slip,
  'PP-22': Comeback,
};
