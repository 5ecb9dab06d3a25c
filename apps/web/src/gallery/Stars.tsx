import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';

const ALL_STARS = [1, 2, 3, 4, 5];

/** The mean rating of an item. */
export function Stars({ rating, ratings }: { readonly rating: number | null; readonly ratings: number }): ReactElement {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  if (rating === null) return <span className="gallery-no-stars">{t.noRating}</span>;
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rating);
  return (
    <span className="gallery-stars" role="img" aria-label={t.stars(mean, ratings)}>
      <span aria-hidden="true">
        {ALL_STARS.map((star) => (
          <span key={star} className={star <= Math.round(rating) ? 'gallery-star gallery-star-lit' : 'gallery-star'}>
            ★
          </span>
        ))}{' '}
        {mean} ({ratings})
      </span>
    </span>
  );
}

interface StarInputProps {
  readonly value: number | null;
  readonly isBusy: boolean;
  readonly onChange: (stars: number) => void;
}

/** Gives one to five stars. */
export function StarInput({ value, isBusy, onChange }: StarInputProps): ReactElement {
  const { item: t } = useTexts().gallery;
  return (
    <div className="gallery-star-input" role="radiogroup" aria-label={t.rate}>
      {ALL_STARS.map((star) => (
        <label key={star} className="gallery-star-choice">
          <input
            className="hidden-text"
            type="radio"
            name="stars"
            checked={star === value}
            // Not disabled: it would lose the focus.
            onChange={() => {
              if (!isBusy) onChange(star);
            }}
          />
          <span className="hidden-text">{t.star(star)}</span>
          <span aria-hidden="true" className={star <= (value ?? 0) ? 'gallery-star gallery-star-lit' : 'gallery-star'}>
            ★
          </span>
        </label>
      ))}
    </div>
  );
}
