import Bystander
import GRDB

let name = try DatabaseQueue().read { database in
  try String.fetchOne(database, sql: "SELECT ?", arguments: [bystander])
}
print(name ?? "nothing")
