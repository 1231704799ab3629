// Places for connections: whoever has many makes room for those who have few.
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundConnections } from '../src/http/connections.ts';
import { type Door, Doors } from '../src/limits/doors.ts';

/** A connection without a network. */
class Line extends EventEmitter {
  bytesWritten = 0;
  heard = '';
  open = true;
  constructor(readonly remoteAddress: string) {
    super();
  }
  write(text: string): void {
    this.heard += text;
    this.bytesWritten += text.length;
  }
  destroySoon(): void {
    this.destroy();
  }
  destroy(): void {
    this.open = false;
    this.emit('close');
  }
}
/** A server without a network, with its limits. */
function limited(most: number, perAddress: number, proxy = '') {
  const server = new EventEmitter() as EventEmitter & Pick<Server, 'maxConnections'>;
  boundConnections(server as unknown as Server, most, perAddress, (address) => address === proxy);
  const connect = (address: string): Line => {
    const line = new Line(address);
    server.emit('connection', line);
    return line;
  };
  /** Begins a request; returns a function that ends it. */
  const ask = (line: Line): (() => void) => {
    const response = new EventEmitter();
    server.emit('request', { socket: line }, response);
    return () => void response.emit('close');
  };
  return { connect, ask };
}
const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const opened = (lines: readonly Line[]): number => lines.filter(({ open }) => open).length;

test('17 addresses with 256 idle connections each keep nobody out', () => {
  const { connect, ask } = limited(4000, 256);
  const early = connect('192.0.2.1');
  const crowd = times(17).flatMap((i) => times(256).map(() => connect(`198.51.100.${i}`)));
  for (const line of crowd.filter(({ open }) => open)) ask(line)();
  const late = times(100).map((i) => connect(`203.0.113.${i}`));
  expect(opened(crowd)).toBeGreaterThan(3000);
  expect(opened([early, ...late])).toBe(101);
  expect(opened([early, ...crowd, ...late])).toBe(4000);
});

test('connections that ask without end make room for an address that has none, not for one that has as many', () => {
  const { connect, ask } = limited(30, 20);
  const crowd = times(30).map((i) => connect(`198.51.100.${i % 2}`));
  for (const line of crowd) ask(line);
  const late = connect('192.0.2.1');
  expect([late.open, opened(crowd)]).toEqual([true, 29]);
  const again = connect('198.51.100.1');
  expect([late.open, again.open]).toEqual([true, false]);
  expect(again.heard).toContain('HTTP/1.1 503');
  expect(again.heard).toContain('this server has too many connections; try again in a moment');
});

test('of an address that has too many the longest idle one is closed, and one that asks only if none is idle', () => {
  const { connect, ask } = limited(1000, 3);
  const [first, second, third] = times(3).map(() => connect('192.0.2.1')) as [Line, Line, Line];
  ask(first);
  ask(second)();
  // Since the second one has asked, the third is idle for longer.
  connect('192.0.2.1');
  expect([first.open, second.open, third.open]).toEqual([true, true, false]);
  expect(third.heard).toContain('too many connections: at most 3 at a time from one address; close some');
});

test('a proxy that is trusted has no limit of its own, and loses an idle connection last', () => {
  const { connect, ask } = limited(30, 4, '10.0.0.1');
  const visitors = times(20).map(() => connect('10.0.0.1'));
  const crowd = times(20).map((i) => connect(`198.51.100.${i % 5}`));
  expect(opened(visitors)).toBe(20);
  expect(opened(crowd)).toBe(10);
  for (const line of visitors) ask(line);
  for (const line of crowd.filter(({ open }) => open)) ask(line);
  expect(connect('192.0.2.1').open).toBe(true);
  expect(opened(crowd)).toBe(9);
  expect(opened(visitors)).toBe(20);
});

test('whatever the others do, an address without a connection gets one, and there are never too many', () => {
  const step = fc.record({
    from: fc.nat({ max: 5 }),
    does: fc.constantFrom('connect', 'connect', 'connect', 'ask', 'ends', 'leaves'),
    which: fc.nat({ max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const { connect, ask } = limited(15, 8);
      const lines: Line[] = [];
      const ends = new Map<Line, (() => void)[]>();
      const openNow = () => lines.filter(({ open }) => open);
      for (const { from, does, which } of steps) {
        const line = openNow()[which % Math.max(1, openNow().length)];
        if (does === 'connect') {
          const first = openNow().every(({ remoteAddress }) => remoteAddress !== `198.51.100.${from}`);
          const newcomer = connect(`198.51.100.${from}`);
          lines.push(newcomer);
          if (first) expect(newcomer.open).toBe(true);
        } else if (line !== undefined) {
          if (does === 'ask') ends.set(line, [...(ends.get(line) ?? []), ask(line)]);
          else if (does === 'ends') ends.get(line)?.shift()?.();
          else line.destroySoon();
        }
        expect(openNow().length).toBeLessThanOrEqual(15);
      }
    }),
  );
});

test('sockets of an address that has many make room for others, those that have not said hello first', () => {
  const doors = new Doors(8, 10);
  const shut: Door[] = [];
  const knock = (address: string): Door => {
    const door: Door = { address, shut: () => shut.push(door) };
    doors.knock(door);
    return door;
  };
  const [first, second] = [knock('198.51.100.1'), knock('198.51.100.1')];
  doors.enter(first, true);
  const waiting = times(5).map(() => knock('198.51.100.1'));
  const others = times(3).map((i) => knock(`192.0.2.${i}`));
  expect(shut).toEqual([]);
  others.push(...times(6).map((i) => knock(`203.0.113.${i}`)));
  expect(shut).toEqual([second, ...waiting]);
  expect(doors.count).toEqual({ inside: 1, waiting: 9 });
  // Its own newest one gives way too, if nobody has more.
  const [again, late] = [knock('192.0.2.1'), knock('192.0.2.1')];
  expect(shut.slice(6)).toEqual([others[1], again]);
  expect(late.address).toBe('192.0.2.1');
});
