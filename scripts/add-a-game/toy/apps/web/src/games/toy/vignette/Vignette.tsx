import type { ReactElement } from 'react';
import './vignette.css';

export function Vignette(): ReactElement {
  return (
    <svg className="toyv" viewBox="0 0 320 200" aria-hidden="true">
      <rect width="320" height="200" fill="#1d4a38" />
      <circle className="toyv-ball" cx="160" cy="100" r="60" />
    </svg>
  );
}
