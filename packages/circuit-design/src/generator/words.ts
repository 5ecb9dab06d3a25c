/** Names for circuits and corners that exist nowhere, in every language. */

import type { Language, Rng } from '@paddock/kernel';
import type { CircuitStyle } from './generate.ts';

export type LocalName = Readonly<Record<Language, string>>;

/** Invented places. All begin with a consonant, so that French needs no elision. */
const PLACES = [
  'Belcastre',
  'Brunnmoor',
  'Calvarone',
  'Castelvire',
  'Corvane',
  'Delmare',
  'Dornwick',
  'Falkenrode',
  'Ferrandal',
  'Gallowmere',
  'Grimsund',
  'Halvering',
  'Kestermont',
  'Kronstede',
  'Lagoverde',
  'Larkholm',
  'Lormezan',
  'Marivelle',
  'Merrowdale',
  'Montelune',
  'Morvanne',
  'Nordevik',
  'Pellaro Alta',
  'Pinevale',
  'Porto Brisa',
  'Quillmore',
  'Ravensund',
  'Rocavera',
  'Sablonne',
  'Santa Mirela',
  'Silverbeck',
  'Solvarre',
  'Tamarino',
  'Thornmarsh',
  'Torrequina',
  'Valdoro',
  'Varenholt',
  'Wexmoor',
  'Zaffara',
];

const CIRCUIT_NAMES: Readonly<Record<CircuitStyle, (place: string) => LocalName>> = {
  street: (place) => ({ en: `Streets of ${place}`, fr: `Rues de ${place}`, de: `Stadtkurs ${place}` }),
  park: (place) => ({ en: `${place} Park`, fr: `Parc de ${place}`, de: `Park ${place}` }),
  coast: (place) => ({ en: `${place} Bay`, fr: `Baie de ${place}`, de: `Bucht von ${place}` }),
  desert: (place) => ({ en: `${place} Sands`, fr: `Sables de ${place}`, de: `Dünen von ${place}` }),
};

export function nameCircuit(rng: Rng, style: CircuitStyle): LocalName {
  return CIRCUIT_NAMES[style](rng.pick(PLACES));
}

function list(...names: readonly (readonly [en: string, fr: string, de: string])[]): LocalName[] {
  return names.map(([en, fr, de]) => ({ en, fr, de }));
}

const HAIRPINS = list(
  ['Hairpin', 'Épingle', 'Haarnadel'],
  ['Old Hairpin', 'Vieille Épingle', 'Alte Haarnadel'],
  ['Horseshoe', 'Fer à cheval', 'Hufeisen'],
  ['Turnaround', 'Demi-tour', 'Kehre'],
);
const CHICANES = list(
  ['Chicane', 'Chicane', 'Schikane'],
  ['Needle’s Eye', 'Chas de l’aiguille', 'Nadelöhr'],
  ['Zigzag', 'Zigzag', 'Zickzack'],
  ['Slalom', 'Slalom', 'Slalom'],
);
const ANYWHERE = list(
  ['Paddock', 'Paddock', 'Fahrerlager'],
  ['Bridge', 'Pont', 'Brücke'],
  ['Chapel', 'Chapelle', 'Kapelle'],
  ['Hill', 'Colline', 'Hügel'],
  ['Old Mill', 'Vieux Moulin', 'Alte Mühle'],
  ['Water Tower', 'Château d’eau', 'Wasserturm'],
  ['Stone Cross', 'Croix de pierre', 'Steinkreuz'],
  ['Blind Bend', 'Virage aveugle', 'Blinde Kurve'],
  ['Clockmaker', 'Horloger', 'Uhrmacher'],
  ['Brewery', 'Brasserie', 'Brauerei'],
  ['Crossroads', 'Carrefour', 'Kreuzung'],
);

const BY_STYLE: Readonly<Record<CircuitStyle, readonly LocalName[]>> = {
  street: list(
    ['Town Hall', 'Mairie', 'Rathaus'],
    ['Station', 'Gare', 'Bahnhof'],
    ['Market', 'Marché', 'Marktplatz'],
    ['Opera', 'Opéra', 'Oper'],
    ['Cathedral', 'Cathédrale', 'Dom'],
    ['Grand Hotel', 'Grand Hôtel', 'Grandhotel'],
    ['Post Office', 'Poste', 'Hauptpost'],
    ['Library', 'Bibliothèque', 'Bücherei'],
    ['Tramway', 'Tramway', 'Straßenbahn'],
    ['Fountain', 'Fontaine', 'Brunnen'],
    ['Theatre', 'Théâtre', 'Theater'],
    ['City Gate', 'Porte de la ville', 'Stadttor'],
  ),
  park: list(
    ['Oak', 'Chêne', 'Eiche'],
    ['Orangery', 'Orangerie', 'Orangerie'],
    ['Swan Pond', 'Étang aux cygnes', 'Schwanenteich'],
    ['Rose Garden', 'Roseraie', 'Rosengarten'],
    ['Deer Gate', 'Porte aux cerfs', 'Hirschtor'],
    ['Bandstand', 'Kiosque', 'Musikpavillon'],
    ['Maze', 'Labyrinthe', 'Irrgarten'],
    ['Beech Wood', 'Hêtraie', 'Buchen'],
    ['Boathouse', 'Hangar à bateaux', 'Bootshaus'],
    ['Forester', 'Forestier', 'Förster'],
    ['Clearing', 'Clairière', 'Lichtung'],
    ['Gardener', 'Jardinier', 'Gärtner'],
  ),
  coast: list(
    ['Lighthouse', 'Phare', 'Leuchtturm'],
    ['Harbour', 'Port', 'Hafen'],
    ['Fish Market', 'Criée', 'Fischmarkt'],
    ['Breakwater', 'Jetée', 'Mole'],
    ['Cliff', 'Falaise', 'Klippe'],
    ['Dunes', 'Dunes', 'Dünen'],
    ['Sailors', 'Marins', 'Seeleute'],
    ['Promenade', 'Promenade', 'Promenade'],
    ['Gull Rock', 'Rocher aux mouettes', 'Möwenfels'],
    ['Shipyard', 'Chantier naval', 'Werft'],
    ['Casino', 'Casino', 'Kasino'],
    ['Bathing Beach', 'Plage', 'Badestrand'],
  ),
  desert: list(
    ['Oasis', 'Oasis', 'Oase'],
    ['Caravan', 'Caravane', 'Karawane'],
    ['Red Rock', 'Roche rouge', 'Roter Fels'],
    ['Dry River', 'Rivière sèche', 'Trockenes Flussbett'],
    ['Mirage', 'Mirage', 'Fata Morgana'],
    ['Salt Lake', 'Lac salé', 'Salzsee'],
    ['Scorpion', 'Scorpion', 'Skorpion'],
    ['Canyon', 'Canyon', 'Schlucht'],
    ['Watchtower', 'Tour de guet', 'Wachturm'],
    ['Date Palm', 'Dattier', 'Dattelpalme'],
    ['Well', 'Puits', 'Ziehbrunnen'],
    ['Sandstorm', 'Tempête de sable', 'Sandsturm'],
  ),
};

/** The shape of a corner: its bends, its stops, and by how much its longest way exceeds the shortest one. */
export interface CornerShape {
  readonly turn: string;
  readonly stops: number;
  readonly gain: number;
}

/** Different names for all corners; hairpins and chicanes may be called so. */
export function nameCorners(rng: Rng, style: CircuitStyle, shapes: readonly CornerShape[]): LocalName[] {
  const general = shuffle(rng, [...BY_STYLE[style], ...ANYWHERE]);
  const hairpins = shuffle(rng, HAIRPINS);
  const chicanes = shuffle(rng, CHICANES);
  return shapes.map(({ turn, gain }) => {
    const special = turn.includes('-') ? chicanes : gain >= 5 ? hairpins : [];
    const name = (rng.below(3) > 0 ? special.pop() : undefined) ?? general.pop();
    return name ?? hairpins.pop() ?? chicanes.pop()!;
  });
}

function shuffle<T>(rng: Rng, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(rng.below(left.length), 1)[0]!);
}
