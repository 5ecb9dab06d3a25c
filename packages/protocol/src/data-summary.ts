import type { DataSummary } from './lobby.ts';

export function isDataSummary(value: unknown): value is DataSummary {
  if (value === null || typeof value !== 'object') return false;
  const { name, hash, ...others } = value as Partial<DataSummary>;
  const isNamed = name === null || typeof name === 'string';
  return isNamed && typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && Object.keys(others).length === 0;
}
