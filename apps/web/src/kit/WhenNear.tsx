import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** How far from the view its content is wanted. */
const MARGIN = '300px';

/** Renders its content once its place comes near the view, and from then on. */
export function WhenNear({ children }: { readonly children: ReactNode }): ReactElement {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // The first margin is that of the page, the second that of a part that scrolls.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? <>{children}</> : <div ref={place} data-place="content" style={{ minHeight: 1 }} />;
}
