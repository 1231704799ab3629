// Powers, exponentials and logarithms from + - * / alone, which give the same result everywhere. The language leaves the last
// bit of `**`, `Math.exp` and `Math.log` to the engine, and it differs between versions of Node.

/**
 * Returns a number to the power of a whole number from 0, rounded once: each step keeps the error of its product (Dekker). The
 * result must be below 1e290.
 */
export function power(base: number, exponent: number): number {
  const high = upper(base);
  const low = base - high;
  let product = 1;
  let error = 0;
  for (let i = 0; i < exponent; i++) {
    const next = product * base;
    const top = upper(product);
    const rest = product - top;
    error = error * base + (top * high - next + top * low + rest * high + rest * low);
    product = next;
  }
  return product + error;
}
/** Returns the upper half of a number's bits, whose square is exact. */
function upper(x: number): number {
  const far = x * 134217729;
  return far - (far - x);
}

/** The logarithm of 2, as a short number, whose small multiples are exact, and the rest. */
const LN2 = 0.6931471803691238;
const LN2_REST = 1.9082149292705877e-10;
/** Reciprocals of 13! to 0!, the coefficients of the exponential series. */
const SERIES = Array.from({ length: 14 }, (_, i) => {
  let product = 1;
  for (let n = 13 - i; n > 1; n--) product *= n;
  return 1 / product;
});

/** Returns e to the power of x, to 15 digits; 0 below -700 and infinity above 700. */
export function exp(x: number): number {
  if (x < -700) return 0;
  if (x > 700) return Number.POSITIVE_INFINITY;
  const twos = Math.round(x / LN2);
  const rest = x - twos * LN2 - twos * LN2_REST;
  let sum = 0;
  for (const factor of SERIES) sum = sum * rest + factor;
  for (let i = 0; i < Math.abs(twos); i++) sum *= twos < 0 ? 0.5 : 2;
  return sum;
}

/** Returns the natural logarithm of a finite number above 0, to 15 digits. */
export function log(x: number): number {
  let twos = 0;
  let rest = x;
  for (; rest > Math.SQRT2; rest /= 2) twos++;
  for (; rest < Math.SQRT1_2; rest *= 2) twos--;
  const part = (rest - 1) / (rest + 1);
  // The series of the inverse hyperbolic tangent; part is at most 0.172.
  let sum = 0;
  for (let n = 21; n > 0; n -= 2) sum = sum * part * part + 1 / n;
  return twos * LN2 + (twos * LN2_REST + 2 * part * sum);
}
