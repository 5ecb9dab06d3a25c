import {
  type DriveMove,
  type DrivePreview,
  type FormulaDeTypes,
  type Lane,
  type Options,
  resolveCircuit,
} from '@paddock/formula-de';
import type { Language } from '@paddock/kernel';
import type { DebriefWords, InEveryLanguage } from '../debrief-words.ts';
import { CircuitText } from './circuit-text.ts';

type BlackDie = Extract<FormulaDeTypes['event'], { type: 'black' }>;

interface FormulaDeTexts {
  readonly moment: (round: number) => string;
  readonly gear: (gear: number) => string;
  readonly lanes: Readonly<Record<Lane, string>>;
  /** `cells` are those of the corner that are still ahead. */
  readonly inCorner: (lane: string, corner: string, cells: number) => string;
  readonly before: (lane: string, cells: number, corner: string) => string;
  readonly finish: string;
  readonly pit: string;
  readonly brakes: (points: number) => string;
  readonly tyres: (points: number) => string;
  readonly rolled: (who: string, result: number, gear: number) => string;
  readonly outcomes: Readonly<Record<NonNullable<BlackDie['outcome']>, (who: string) => string>>;
  readonly setup: string;
}

const TEXTS: InEveryLanguage<FormulaDeTexts> = {
  en: {
    moment: (round) => `Round ${round}`,
    gear: (gear) => `gear ${gear}`,
    lanes: { 1: 'outer lane', 2: 'middle lane', 3: 'inner lane' },
    inCorner: (lane, corner, cells) =>
      `${lane} in ${corner}, ${cells === 0 ? 'its last cell' : `${cells} before its last cell`}`,
    before: (lane, cells, corner) => `${lane}, ${cells === 1 ? '1 cell' : `${cells} cells`} before ${corner}`,
    finish: 'over the line',
    pit: 'the pit lane',
    brakes: (points) => `, for ${points === 1 ? '1 brake' : `${points} brakes`}`,
    tyres: (points) => `, for ${points === 1 ? '1 tyre' : `${points} tyres`}`,
    rolled: (who, result, gear) => `${who} rolled ${result} in gear ${gear}`,
    outcomes: {
      stall: (who) => `${who} stalled at the start`,
      off: (who) => `${who} got away at the start`,
      dream: (who) => `${who} made a dream start`,
      hit: (who) => `${who} was damaged in a collision`,
      missed: (who) => `${who} was not damaged beside other cars`,
      hurt: (who) => `The engine of ${who} suffered`,
      fine: (who) => `The engine of ${who} held`,
      quick: (who) => `${who} had a quick pit stop`,
      slow: (who) => `${who} had a slow pit stop`,
    },
    setup: 'The grid was rolled',
  },
  fr: {
    moment: (round) => `Tour de jeu ${round}`,
    gear: (gear) => `le rapport ${gear}`,
    lanes: { 1: 'couloir extérieur', 2: 'couloir du milieu', 3: 'couloir intérieur' },
    inCorner: (lane, corner, cells) =>
      `${lane} dans ${corner}, ${cells === 0 ? 'dernière case' : `${cells} avant la dernière case`}`,
    before: (lane, cells, corner) => `${lane}, ${cells === 1 ? '1 case' : `${cells} cases`} avant ${corner}`,
    finish: 'passer la ligne',
    pit: 'la voie des stands',
    brakes: (points) => `, pour ${points === 1 ? '1 frein' : `${points} freins`}`,
    tyres: (points) => `, pour ${points === 1 ? '1 pneu' : `${points} pneus`}`,
    rolled: (who, result, gear) => `${who} a fait ${result} au dé du rapport ${gear}`,
    outcomes: {
      stall: (who) => `${who} a calé au départ`,
      off: (who) => `${who} est bien parti`,
      dream: (who) => `${who} a pris un départ de rêve`,
      hit: (who) => `${who} a été touché dans un accrochage`,
      missed: (who) => `${who} a évité l’accrochage`,
      hurt: (who) => `Le moteur de ${who} a souffert`,
      fine: (who) => `Le moteur de ${who} a tenu`,
      quick: (who) => `${who} a fait un arrêt rapide au stand`,
      slow: (who) => `${who} a fait un arrêt lent au stand`,
    },
    setup: 'La grille a été tirée aux dés',
  },
  de: {
    moment: (round) => `Durchgang ${round}`,
    gear: (gear) => `${gear}. Gang`,
    lanes: { 1: 'äußere Spur', 2: 'mittlere Spur', 3: 'innere Spur' },
    inCorner: (lane, corner, cells) =>
      `${lane} in ${corner}, ${cells === 0 ? 'letztes Feld' : `${cells} vor dem letzten Feld`}`,
    before: (lane, cells, corner) => `${lane}, ${cells === 1 ? '1 Feld' : `${cells} Felder`} vor ${corner}`,
    finish: 'über die Linie',
    pit: 'die Boxengasse',
    brakes: (points) => `, für ${points === 1 ? '1 Bremse' : `${points} Bremsen`}`,
    tyres: (points) => `, für ${points === 1 ? '1 Reifen' : `${points} Reifen`}`,
    rolled: (who, result, gear) => `${who} würfelte ${result} im ${gear}. Gang`,
    outcomes: {
      stall: (who) => `${who} würgte am Start den Motor ab`,
      off: (who) => `${who} kam vom Start weg`,
      dream: (who) => `${who} gelang ein Traumstart`,
      hit: (who) => `${who} wurde bei einer Kollision beschädigt`,
      missed: (who) => `${who} blieb neben anderen Wagen unbeschädigt`,
      hurt: (who) => `Der Motor von ${who} litt`,
      fine: (who) => `Der Motor von ${who} hielt`,
      quick: (who) => `${who} hatte einen schnellen Boxenstopp`,
      slow: (who) => `${who} hatte einen langsamen Boxenstopp`,
    },
    setup: 'Die Startaufstellung wurde ausgewürfelt',
  },
};

export function createFormulaDeWords(language: Language, options: Options): DebriefWords<FormulaDeTypes> {
  const t = TEXTS[language];
  const circuit = new CircuitText(resolveCircuit(options.circuit));
  const describeGoal = ({ to }: DriveMove): string => {
    if (to === 'finish') return t.finish;
    const cell = circuit.cell(to);
    if (cell === undefined) return t.pit;
    const lane = t.lanes[cell.lane];
    if (cell.corner !== null)
      return t.inCorner(lane, circuit.corner(cell.corner).name, circuit.cellsLeftInCorner(cell));
    const { corner, distance } = circuit.nextCorner(cell);
    return t.before(lane, distance, corner.name);
  };
  return {
    moment: ({ round, phase }) => (phase === 'grid' ? null : t.moment(round)),
    move: (move, preview) => {
      if ('gear' in move) return t.gear(move.gear);
      const { brakes, tyres } = preview as DrivePreview;
      return `${describeGoal(move)}${brakes > 0 ? t.brakes(brakes) : ''}${tyres > 0 ? t.tyres(tyres) : ''}`;
    },
    chance: (events, who) => {
      for (const event of events) {
        if (event.type === 'rolled') return t.rolled(who ?? '', event.result, event.gear);
        if (event.type === 'black') return event.outcome === null ? t.setup : t.outcomes[event.outcome](who ?? '');
      }
      return null;
    },
  };
}
