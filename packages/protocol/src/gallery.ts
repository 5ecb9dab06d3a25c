import type { DataDescription } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { ONE_LINE_PATTERN, OneLineText } from './chat.ts';
import { GALLERY_ORDERS } from './gallery-order.ts';
import { DataSummary } from './lobby.ts';
import { oneOf } from './one-of.ts';
import { Person } from './people.ts';
import { PersonId } from './results.ts';

/** What an item may take at most, in characters of JSON. The largest circuit that the rules allow fits. */
export const MAX_ITEM_VALUE_LENGTH = 192 * 1024;
export const MAX_DESIGN_LENGTH = 64 * 1024;
/** How deep lists and objects of a value or a design may be nested. */
export const MAX_DATA_DEPTH = 16;

/** SHA-256 of the canonical JSON of the value, in hexadecimal: the same as in the summaries of options. */
export const GalleryItemId = DataSummary.properties.hash;

export const ITEM_NAME_LENGTH = 40;
const ItemName = Type.String({ ...OneLineText, maxLength: ITEM_NAME_LENGTH });

/** Whether a name that comes with a value can be the name of an item. */
export function isItemName(name: string): boolean {
  return name.length <= ITEM_NAME_LENGTH && new RegExp(ONE_LINE_PATTERN, 'u').test(name);
}

const GameId = Type.String({ maxLength: 40 });
const OptionName = Type.String({ maxLength: 40 });

/** A value of a `data` option of a game, to be published. */
export const NewGalleryItem = Type.Object(
  {
    game: GameId,
    option: OptionName,
    /** Needed where the value itself has no name. */
    name: Type.Optional(ItemName),
    value: Type.Unknown(),
    /** What the editor needs to change it; without it nobody can fork it in the editor. */
    design: Type.Optional(Type.Object({}, { additionalProperties: true })),
    /** The latest version of an item of one's own, which this is the next version of. */
    replaces: Type.Optional(GalleryItemId),
    /** The item that this was made from. */
    forkedFrom: Type.Optional(GalleryItemId),
  },
  { additionalProperties: false },
);
export type NewGalleryItem = Static<typeof NewGalleryItem>;

const Point = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 });

/** What a list shows of a value; `DataDescription` of the kernel. */
const DescriptionFields = {
  /** The name in other languages. */
  names: Type.Optional(Type.Unsafe<NonNullable<DataDescription['names']>>(Type.Record(Type.String(), Type.String()))),
  outline: Type.Unsafe<DataDescription['outline']>(Type.Array(Point)),
  marks: Type.Unsafe<DataDescription['marks']>(Type.Array(Type.Object({ ink: Type.String(), at: Point }))),
  figures: Type.Unsafe<DataDescription['figures']>(Type.Record(Type.String(), Type.Integer())),
};

/** Figures of the balance report that the server has computed, by names for which the gallery has texts; `null` before. */
const Balance = Type.Union([
  Type.Unsafe<Readonly<Record<string, number>>>(Type.Record(Type.String(), Type.Number())),
  Type.Null(),
]);

/** A value that comes with a game. */
export const BuiltInItem = Type.Object({
  game: GameId,
  option: OptionName,
  /** The value of the option. */
  id: Type.String(),
  name: Type.String(),
  ...DescriptionFields,
  balance: Balance,
});
export type BuiltInItem = Static<typeof BuiltInItem>;

/** `withdrawn` by its author, or `hidden` by the admin: then it has no value, and is in no list. */
export const GalleryItemState = oneOf(['public', 'withdrawn', 'hidden']);
export type GalleryItemState = Static<typeof GalleryItemState>;

/** The author of an item; `null` if the account was deleted. */
const Author = Type.Union([Person, Type.Null()]);

/** What an item was made from. It stays, whatever becomes of the original. */
export const ForkCredit = Type.Object({
  id: GalleryItemId,
  /** Empty if it is not shown any more. */
  name: Type.String(),
  author: Author,
  state: GalleryItemState,
});
export type ForkCredit = Static<typeof ForkCredit>;

/** An item in a list. */
export const GalleryItemSummary = Type.Object({
  id: GalleryItemId,
  version: Type.Integer(),
  game: GameId,
  option: OptionName,
  name: Type.String(),
  author: Author,
  publishedAt: Type.Integer(),
  ...DescriptionFields,
  balance: Balance,
  /** The mean of all ratings, from 1 to 5, or `null` without any. */
  rating: Type.Union([Type.Number(), Type.Null()]),
  ratings: Type.Integer(),
  /** Finished races on this server with a person at the table. */
  races: Type.Integer(),
  state: GalleryItemState,
  forkedFrom: Type.Union([ForkCredit, Type.Null()]),
});
export type GalleryItemSummary = Static<typeof GalleryItemSummary>;

export const GalleryItem = Type.Object({
  ...GalleryItemSummary.properties,
  /** `null` if the item is not public. */
  value: Type.Unknown(),
  design: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()]),
  /** All versions of it that are public, the latest first. */
  versions: Type.Array(Type.Object({ id: GalleryItemId, version: Type.Integer(), publishedAt: Type.Integer() })),
  /** How many public items were made from it. */
  forks: Type.Integer(),
  /** What the viewer has to do with it; `null` for somebody who is not signed in. */
  viewer: Type.Union([
    Type.Object({ isAuthor: Type.Boolean(), stars: Type.Union([Type.Integer(), Type.Null()]) }),
    Type.Null(),
  ]),
});
export type GalleryItem = Static<typeof GalleryItem>;

export const GalleryQuery = Type.Object(
  {
    game: Type.Optional(GameId),
    /** A part of the name. */
    q: Type.Optional(Type.String({ maxLength: ITEM_NAME_LENGTH })),
    /** The id of a person. */
    author: Type.Optional(PersonId),
    order: Type.Optional(oneOf(GALLERY_ORDERS)),
    /** `next` of the page before. */
    after: Type.Optional(Type.String({ pattern: '^\\d{1,16}\\.[0-9a-f]{64}$' })),
  },
  { additionalProperties: false },
);
export type GalleryQuery = Static<typeof GalleryQuery>;

export const GalleryPage = Type.Object({
  items: Type.Array(GalleryItemSummary),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type GalleryPage = Static<typeof GalleryPage>;

/** `null` takes the rating back. */
export const ItemRating = Type.Object(
  { stars: Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]) },
  { additionalProperties: false },
);
export type ItemRating = Static<typeof ItemRating>;

export const ItemReport = Type.Object({ reason: OneLineText }, { additionalProperties: false });
export type ItemReport = Static<typeof ItemReport>;

export const ItemVisibility = Type.Object({ hidden: Type.Boolean() }, { additionalProperties: false });
export type ItemVisibility = Static<typeof ItemVisibility>;

/** Chosen by the editor. */
export const DesignId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });

const DesignFields = { game: GameId, option: OptionName, name: ItemName };

/** A design of one's own that nobody else sees. */
export const DesignSummary = Type.Object({
  id: DesignId,
  ...DesignFields,
  /** Counts the changes, so that nobody overwrites one that they have not seen. */
  version: Type.Integer(),
  updatedAt: Type.Integer(),
});
export type DesignSummary = Static<typeof DesignSummary>;

export const SavedDesign = Type.Object({
  ...DesignSummary.properties,
  design: Type.Object({}, { additionalProperties: true }),
});
export type SavedDesign = Static<typeof SavedDesign>;

export const SaveDesign = Type.Object(
  {
    ...DesignFields,
    design: Type.Object({}, { additionalProperties: true }),
    /** The version that was changed; 0 for a new design. */
    version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  },
  { additionalProperties: false },
);
export type SaveDesign = Static<typeof SaveDesign>;
