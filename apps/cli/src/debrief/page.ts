import type { Debrief, DriverSummary } from '@paddock/bots/debriefs';
import { describeDriver, roundLedger } from '@paddock/bots/driver-facts';
import { escapeXml } from '../escape-xml.ts';
import { colourOf, renderRibbon } from './ribbon.ts';
import {
  hasOwnLuck,
  namesOf,
  points,
  remainderOf,
  signed,
  signedPoints,
  type Story,
  tellTurningPoints,
  titleOf,
} from './story.ts';
import { type DebriefTexts, debriefTextsFor } from './texts/index.ts';

/** The colours of the site, by day and by night. */
const STYLE = `
  :root { --paper: #f3ead6; --surface: #fbf5e7; --line: #c9bb9c; --ink: #1d2a2f; --quiet: #56584f; --good: #1d6b45; --bad: #b92b1a; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #0f1b25; --surface: #182a38; --line: #38505f; --ink: #f3ead6; --quiet: #b7b8a9; --good: #6fcf9a; --bad: #ff8a73; }
  }
  body { margin: 0 auto; padding: 1.5rem; max-width: 62rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Source Sans 3', system-ui, sans-serif; }
  h1, h2 { font-family: 'Barlow Condensed', 'Arial Narrow', sans-serif; line-height: 1.1; text-wrap: balance; }
  section { margin: 1rem 0; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.6rem; }
  svg { display: block; width: 100%; min-width: 36rem; height: auto; }
  .band { stroke: var(--line); stroke-width: 0.7; } .flag { stroke: var(--ink); stroke-width: 0.8; }
  .mark { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; } .mark-text { fill: var(--ink); font-size: 15px; font-weight: 700; }
  .quiet { color: var(--quiet); } .good { color: var(--good); } .bad { color: var(--bad); }
  .drivers { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; margin: 1rem 0; }
  .drivers section { margin: 0; } .drivers h3 { margin: 0 0 0.5rem; } .drivers h4 { margin: 0.6rem 0 0.2rem; font-size: 0.9rem; color: var(--quiet); }
  .colour { display: inline-block; width: 0.9em; height: 0.9em; margin-inline-end: 0.4em; border: 1px solid var(--line); border-radius: 0.2em; vertical-align: -0.05em; }
  dl { display: grid; gap: 0.1rem; margin: 0; } dl > div { display: flex; justify-content: space-between; gap: 1rem; } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  table { border-collapse: collapse; } th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: end; font-variant-numeric: tabular-nums; }
  th:first-child { text-align: start; } .scroll { overflow-x: auto; }`;

/** A debrief as one HTML file without scripts, which needs nothing else. */
export function renderDebriefPage(story: Story): string {
  const { definition, record, debrief, language } = story;
  const t = debriefTextsFor(language, definition);
  const names = namesOf(record, t);
  const turningPoints = tellTurningPoints(story).map((sentence) => `<li>${escapeXml(sentence)}</li>`);
  const { evaluator, drivers } = debrief;
  const title = escapeXml(titleOf(story));
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    ...[
      `<h1>${title}</h1>`,
      `<p class="quiet">${t.field(record.seats)} ${t.units}</p>`,
      `<section><h2>${t.ribbon}</h2>`,
      `<div class="scroll">${renderRibbon(debrief, names, t.ribbon)}</div>`,
      `<p class="quiet">${t.ribbonHint}</p></section>`,
      `<section><h2>${t.turningPoints}</h2>`,
      turningPoints.length === 0 ? `<p>${t.noTurningPoints}</p>` : `<ol>${turningPoints.join('\n')}</ol>`,
      '</section>',
      `<div class="drivers">${drivers.map((driver) => renderDriver(driver, debrief, names, t)).join('\n')}</div>`,
      `<section><h2>${t.gifts}</h2><p class="quiet">${t.giftsHint}</p>`,
      renderGifts(debrief, names, t),
      '</section>',
      `<p class="quiet">${t.remainder(remainderOf(debrief))} ${escapeXml(t.judgedBy(evaluator.id, evaluator.version))}</p>`,
    ].map((line) => keepTogether(line)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function renderDriver(driver: DriverSummary, debrief: Debrief, names: readonly string[], t: DebriefTexts): string {
  const { seat, ownLuck, choices, errors } = driver;
  const ledger = roundLedger(driver.ledger);
  const { largestError, meanGifts, placeWithoutLuck } = describeDriver(debrief, driver);
  const facts: readonly Fact[] = [
    [t.clearErrors, t.inChoices(errors, choices)],
    ...(largestError === null ? [] : [[t.largestError, renderChange(-largestError.review!.error)] as const]),
    ...(errors < 2 ? [] : [[t.meanCost, renderChange(meanGifts[seat]!)] as const]),
    [t.withoutLuck, t.place(placeWithoutLuck)],
  ];
  const rows: readonly Fact[] = [
    [t.atStart, points(ledger.start)],
    [t.luckTitle, renderPoints(ledger.luck)],
    ...(hasOwnLuck(debrief) ? [[t.ownLuck, renderPoints(ownLuck)] as const] : []),
    [t.decisions, renderPoints(ledger.decisions)],
    ...(ledger.unexplained === 0 ? [] : [[t.unexplained, signedPoints(ledger.unexplained)] as const]),
    [t.result, points(ledger.end)],
  ];
  return `<section><h3>${renderName(seat, names)}</h3>${renderFacts(facts)}<h4>${t.inPoints}</h4>${renderFacts(rows)}</section>`;
}

/** No line breaks before a percent sign or French punctuation. */
function keepTogether(html: string): string {
  return html.replace(/(?<=\d) (?=%)| (?=[:;?!»])|(?<=«) /g, '\u00a0');
}

type Fact = readonly [name: string, value: string];

function renderFacts(facts: readonly Fact[]): string {
  return `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function renderGifts(debrief: Debrief, names: readonly string[], t: DebriefTexts): string {
  const { drivers } = debrief;
  const head = drivers.map(({ seat }) => `<th scope="col">${renderName(seat, names)}</th>`).join('');
  const rows = drivers.map((driver) => {
    const { meanGifts } = describeDriver(debrief, driver);
    const cells = meanGifts.map((gift) => `<td>${Math.round(100 * gift) === 0 ? '' : renderChange(gift)}</td>`);
    return `<tr><th scope="row">${renderName(driver.seat, names)}</th>${cells.join('')}</tr>`;
  });
  return `<div class="scroll"><table><tr><th scope="col">${t.errorsOf}</th>${head}</tr>${rows.join('')}</table></div>`;
}

function renderName(seat: number, names: readonly string[]): string {
  return `<span class="colour" style="background:${colourOf(seat)}"></span>${escapeXml(names[seat]!)}`;
}

function renderChange(change: number): string {
  return `<span class="${classOf(change)}">${signed(change)}</span>`;
}

function renderPoints(sum: number): string {
  return `<span class="${classOf(sum)}">${signedPoints(sum)}</span>`;
}

function classOf(value: number): string {
  return value < 0 ? 'bad' : 'good';
}
