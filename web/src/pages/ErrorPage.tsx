export function ErrorPage({ title, detail }: { title: string; detail?: string }) {
  return (
    <main>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      <a href="/">Back to the games</a>
    </main>
  );
}
