import { describe, expect, it } from 'vitest';
import { drawCircuit, generateDrawing } from '@paddock/circuit-art';
import { builtInCircuits } from '@paddock/formula-de';

describe('the picture of a circuit', () => {
  const pictures = Object.entries(builtInCircuits).flatMap(([id, { circuit, drawing }]) => [
    { name: id, circuit, svg: drawCircuit(circuit, drawing) },
    { name: `${id}, generated`, circuit, svg: drawCircuit(circuit, generateDrawing(circuit)) },
  ]);

  describe.each(pictures)('$name', ({ circuit, svg }) => {
    it('shows every cell once, the pit lane and ten boxes', () => {
      const cells = [...svg.matchAll(/data-cell="([^"]+)"/g)].map((match) => match[1]!);
      const pit = Array.from({ length: circuit.pit.length }, (_, k) => `pit.${k}`);
      expect(cells.toSorted()).toEqual([...circuit.cells.map((cell) => cell.id), ...pit].toSorted());
      expect([...svg.matchAll(/data-box="/g)]).toHaveLength(10);
    });

    it('shows a flag for every corner with its stops and its ways', () => {
      for (const { id, stops, longest, shortest } of circuit.corners) {
        const flag = svg.slice(svg.indexOf(`data-corner="${id}"`));
        const words = [...flag.slice(0, flag.indexOf('</g>')).matchAll(/>([^<>\n]+)<\/text>/g)].map(
          (match) => match[1],
        );
        expect(words.slice(0, 2)).toEqual([String(stops), `${longest}–${shortest}`]);
        expect(words).toHaveLength(3);
      }
    });

    it('has kerbs, arrows, grid, finish and direction, and needs nothing from elsewhere', () => {
      for (const part of ['kerb', 'lane-lines', 'arrows', 'grid', 'finish', 'direction', 'title']) {
        expect(svg).toContain(`class="${part}"`);
      }
      expect(svg).not.toMatch(/href|url\((?!#)|@import|<image|<script|NaN|undefined|Infinity/);
      expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    });

    it('is well-formed: every element is closed, and every value is escaped', () => {
      const open: string[] = [];
      for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
        if (close) expect(open.pop()).toBe(name);
        else if (!empty) open.push(name!);
      }
      expect(open).toEqual([]);
    });
  });

  it('writes names from outside as text, never as markup', () => {
    const { circuit } = builtInCircuits.monaco;
    const rude = { ...circuit, name: '<script>"&' };
    const svg = drawCircuit(rude, generateDrawing(rude));
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
  });

  it('is the same every time', () => {
    const { circuit, drawing } = builtInCircuits.zandvoort;
    expect(drawCircuit(circuit, drawing)).toBe(drawCircuit(circuit, drawing));
  });
});
