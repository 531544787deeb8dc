/**
 * The answer to each item, in order; never more than a few are worked on at once, so that one request leaves the database's connections
 * and the memory to others. @throws what the first of them throws; none is begun after that
 */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  most: number,
  answerTo: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = items.entries();
  let isFailed = false;
  const work = async (): Promise<void> => {
    for (const [place, item] of left) {
      if (isFailed) return;
      try {
        answers[place] = await answerTo(item);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  return answers;
}
