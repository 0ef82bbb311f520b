export default function Page() {
  return <h1>Fieldpost</h1>;
}
