import { useEffect, useState } from 'react';
import { TableStream } from './table-stream.ts';

const streams = new Map<string, { readonly stream: TableStream; users: number }>();

/** One stream per table, shared by all components that use it. */
export function useTableStream(id: string): TableStream {
  const [stream] = useState(() => getStream(id));
  useEffect(() => {
    const entry = streams.get(id) ?? { stream, users: 0 };
    streams.set(id, entry);
    entry.users++;
    stream.open();
    return () => {
      entry.users--;
      if (entry.users > 0) return;
      stream.close();
      streams.delete(id);
    };
  }, [id, stream]);
  return stream;
}

function getStream(id: string): TableStream {
  const known = streams.get(id);
  if (known !== undefined) return known.stream;
  const stream = new TableStream(id);
  streams.set(id, { stream, users: 0 });
  return stream;
}
