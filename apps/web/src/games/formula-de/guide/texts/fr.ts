import type { FormulaDeGuideTexts } from '../symbols.tsx';

const texts: FormulaDeGuideTexts = {
  quickStart: [
    'Choisissez une vitesse : monter d’une, garder, descendre d’une, c’est gratuit. En sauter en descendant coûte de l’usure.',
    'Lancez le dé de cette vitesse et avancez d’exactement autant de cases.',
    'Le drapeau d’un virage dit combien de fois il faut y finir un déplacement avant d’en sortir.',
    'S’il manque un arrêt, chaque case au-delà du virage coûte un pneu. S’il en manque deux, c’est l’abandon.',
    'Les freins épargnent des cases, et tout s’use : dépensez bien. Le premier sur la ligne après le dernier tour gagne.',
  ],
  symbols: {
    stop: {
      name: 'Drapeau de virage',
      text: 'Combien de déplacements doivent finir dans ce virage avant d’en sortir librement.',
    },
    arrow: {
      name: 'Flèches',
      text: 'Dans les virages, les flèches disent où continuer ; on n’y change pas librement de couloir.',
    },
    tyres: {
      name: 'Pneus',
      text: 'Perdus pour chaque case au-delà d’un virage quitté avec un arrêt de moins. Le dernier : tête-à-queue.',
    },
    brakes: { name: 'Freins', text: 'Chaque point épargne une case après le jet, ou paie une case bloquée.' },
    fuel: { name: 'Consommation', text: 'Paie un rétrogradage forcé.' },
    body: { name: 'Carrosserie', text: 'Perdue dans les collisions : un 1 au dé noir. Le dernier point : abandon.' },
    engine: {
      name: 'Moteur',
      text: 'Perdu quand un 20 en cinquième ou un 30 en sixième est lancé et que le dé noir montre 1 à 4. Le dernier point : abandon.',
    },
    box: {
      name: 'Stand',
      text: 'Pneus neufs dans une course de deux tours de piste. Dé noir 1 à 10 : on repart aussitôt ; 11 à 20 : on attend un tour.',
    },
    spin: { name: 'Tête-à-queue', text: 'La voiture est à contresens et repart en première au tour suivant.' },
  },
  card: [
    {
      title: 'Un tour',
      isNumbered: true,
      lines: [
        'Choisissez une vitesse.',
        'Lancez son dé.',
        'Choisissez une case : tout le jet, ou freinez.',
        'À côté ou juste derrière une voiture : dés de collision.',
      ],
    },
    {
      title: 'Dés',
      lines: [
        ['1re', '1–2'],
        ['2e', '2–4'],
        ['3e', '4–8'],
        ['4e', '7–12'],
        ['5e', '11–20'],
        ['6e', '21–30'],
      ],
    },
    {
      title: 'Virages',
      lines: [
        ['arrêts faits', 'sortie libre'],
        ['un de moins', '1 pneu par case'],
        ['deux de moins', 'abandon'],
      ],
    },
    {
      title: 'Rétrogradage forcé',
      lines: [
        ['1 vitesse sautée', '1 consommation'],
        ['2 sautées', '+ 1 frein'],
        ['3 sautées', '+ 1 moteur'],
      ],
    },
    {
      title: 'Bloqué',
      lines: [
        ['1–3 cases manquent', '1 frein chacune'],
        ['4–6', '3 freins, reste pneus'],
        ['7 ou plus', 'abandon'],
      ],
    },
    {
      title: 'Lignes droites',
      lines: ['Au plus deux changements de couloir par déplacement, et pas de zigzag.'],
    },
  ],
};

export default texts;
