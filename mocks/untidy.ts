/** The answer as an untidy server would send it. */
export function untidied(answer: object): object {
  return answer;
}
